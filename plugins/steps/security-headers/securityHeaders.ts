/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Features of browsers that no page here uses: a script that should not be there does not have them either. */
const unusedFeatures = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media'],
  ...[
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
  ],
  ...['microphone', 'midi', 'otp-credentials', 'payment', 'publickey-credentials-get', 'serial'],
  ...['clipboard-read', 'screen-wake-lock', 'usb', 'window-management', 'xr-spatial-tracking'],
];

/** The headers of every answer, whatever it is. */
export const everywhere: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Who may show an answer in a frame of theirs: nobody, in the words of today and in those of older browsers. */
const unframed = "frame-ancestors 'none'";

/** Beside the headers of `everywhere`: a content security policy that nobody may frame. */
export function unframedHeaders(policy: string, mayBeUsedBy = 'same-origin'): Headers {
  return {
    'Content-Security-Policy': policy === '' ? unframed : `${policy}; ${unframed}`,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': mayBeUsedBy,
  };
}

/** Loads and runs nothing when it is opened by itself. Pictures may have styles. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
