/** The URL of the notices. */
export const noticesFile = '/licenses/third-party-notices.txt';
