/** Headers by name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/**
 * Browser features that no page uses. Their permission is denied, so that a malicious script cannot use them either.
 */
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

/** The headers of every response. */
export const commonHeaders: ResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Forbids showing a response in a frame. Older browsers obey only `X-Frame-Options`. */
const unframed = "frame-ancestors 'none'";

/**
 * Returns additional headers for a response: its CSP, which is `policy` and forbids showing the response in a frame,
 * and which sites may load it.
 */
export function unframedHeaders(policy: string, mayBeUsedBy = 'same-origin'): ResponseHeaders {
  return {
    'Content-Security-Policy': `${policy}; ${unframed}`,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': mayBeUsedBy,
  };
}

/** The CSP of files that load and run nothing when they are opened directly. Pictures may have styles. */
export const inertCsp = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
