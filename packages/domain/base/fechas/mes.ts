import { deDDMMYYYY, esFecha, type FechaISO } from './fecha.ts'

const meses = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const two = (text: string) => text.padStart(2, '0')

function numeroDelMes(escrito: string): string {
  if (/^\d{1,2}$/.test(escrito)) return two(escrito)
  const mes = escrito.toLowerCase().replace(/^set/, 'sep').slice(0, 3)
  return two(String(meses.indexOf(mes) + 1))
}

/** The ISO day that a table says: '09-10-2026', '9/10/2026', '09-oct-2026' or '2026-10-09'; null for anything else. */
export function leeDiaDeTabla(texto: string): FechaISO | null {
  const escrito = texto.trim()
  if (esFecha(escrito)) return escrito
  const found = /^(\d{1,2})[-/. ](\d{1,2}|[a-zé]{3,10})\.?[-/. ](\d{4})$/i.exec(escrito)
  if (!found) return null
  const [, dia = '', mes = '', anio = ''] = found
  return deDDMMYYYY(`${two(dia)}-${numeroDelMes(mes)}-${anio}`)
}
