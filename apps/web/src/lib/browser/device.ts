type Sign = readonly [RegExp, string]

// In this order: Edge, Opera and Samsung call themselves Chrome too, and Chrome calls itself Safari.
const browsers: readonly Sign[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

// An iPad calls itself a Mac; Android calls itself Linux.
const systems: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const named = (signs: readonly Sign[], agent: string) => signs.find(([sign]) => sign.test(agent))?.[1]

/** Device in words, from its user agent: "Chrome en Windows". */
export function deviceName(agent: string): string {
  const parts = [named(browsers, agent), named(systems, agent)].filter((part) => part !== undefined)
  return parts.length === 0 ? 'Dispositivo desconocido' : parts.join(' en ')
}
