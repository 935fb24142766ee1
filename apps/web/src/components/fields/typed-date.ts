import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'

/** ISO date of what was typed: 5-3-1984, 05/03/1984 and 05031984 are all 1984-03-05; null for anything else. */
export function parseTyped(text: string): string | null {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  const parts = digits ?? /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim())
  if (!parts) return null
  const [, day = '', month = '', year = ''] = parts
  return deDDMMYYYY(`${day.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`)
}
