import { deDDMMYYYY, esFecha, type FechaISO } from '../../base/fechas/fecha.ts'
import { enClaro, type LineasDeTexto, numeroDeMes } from './texto.ts'

const NUMEROS = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/
const AL_REVES = /\b(\d{4})-(\d{2})-(\d{2})\b/
const PALABRAS = /\b(\d{1,2})\s+(?:DE\s+)?([A-Z]{3,10})\s+(?:DE(?:L)?\s+)?(20\d{2})\b/
/** Words that mark the day of issue. */
const EMISION = /EMISION|EMITID|EXTIEND|EXPEDID|FECHA DEL CERTIFICADO/
/** Place and day of issue: 'Santiago, 20 de noviembre de 2026'. */
const LUGAR = /^[A-ZÑ .]{3,30},\s*(?:A\s+)?\d{1,2}\s+DE\s+[A-Z]+\s+DE/

const pad = (text: string | undefined) => String(text).padStart(2, '0')

/** First day in a text: 20-11-2026, 20/11/2026, 2026-11-20, 20 de noviembre de 2026; null when none. */
function diaEn(text: string): FechaISO | null {
  const numeros = NUMEROS.exec(text)
  if (numeros) return deDDMMYYYY(`${pad(numeros[1])}-${pad(numeros[2])}-${numeros[3]}`)
  const [alReves = ''] = AL_REVES.exec(text) ?? []
  if (esFecha(alReves)) return alReves
  const palabras = PALABRAS.exec(text)
  const mes = palabras && numeroDeMes(palabras[2] ?? '')
  return mes ? deDDMMYYYY(`${pad(palabras[1])}-${pad(String(mes))}-${palabras[3]}`) : null
}

/**
 * Day of issue of a certificate, or null. It follows the word, on its line or the next one, or the name of a city at
 * the foot of a letter. A day without such a word is ignored.
 */
export function fechaDeEmision(lineas: LineasDeTexto): FechaISO | null {
  const claras = lineas.map(enClaro)
  for (const [at, linea] of claras.entries()) {
    const word = EMISION.exec(linea)
    if (!word) continue
    const found = diaEn(linea.slice(word.index)) ?? diaEn(claras[at + 1] ?? '')
    if (found) return found
  }
  const carta = claras.findLast((linea) => LUGAR.test(linea))
  return carta ? diaEn(carta) : null
}
