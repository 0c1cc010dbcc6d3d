/** The oldest browsers that the app is built for. Tailwind's styles need these; README.md names them. */
export const supportedBrowsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];
