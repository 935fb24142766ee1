import chromium from '@sparticuz/chromium'

/**
 * Launch options of Chromium. The package's own arguments are left out: they include --single-process and
 * --disable-web-security.
 */
export const launchOptions = {
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
}

export const inChile = { locale: 'es-CL', timezoneId: 'America/Santiago' }
