import chromium from '@sparticuz/chromium'

/** The Chromium of the tests. The package's own arguments hold --single-process and --disable-web-security: left out. */
export const launchOptions = {
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
}

export const inChile = { locale: 'es-CL', timezoneId: 'America/Santiago' }
