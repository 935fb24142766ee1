import { deDDMMYYYY, esFecha, type FechaISO } from '../../base/fechas/fecha.ts'
import { enClaro, type LineasDeTexto, numeroDeMes } from './texto.ts'

const NUMEROS = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/
const AL_REVES = /\b(\d{4})-(\d{2})-(\d{2})\b/
const PALABRAS = /\b(\d{1,2})\s+(?:DE\s+)?([A-Z]{3,10})\s+(?:DE(?:L)?\s+)?(20\d{2})\b/
/** Words beside which a day is that of issue. */
const EMISION = /EMISION|EMITID|EXTIEND|EXPEDID|FECHA DEL CERTIFICADO/
/** 'Santiago, 20 de noviembre de 2026': where it was given, and when. */
const LUGAR = /^[A-ZÑ .]{3,30},\s*(?:A\s+)?\d{1,2}\s+DE\s+[A-Z]+\s+DE/

const pad = (text: string | undefined) => String(text).padStart(2, '0')

/** The first day that a text names: 20-11-2026, 20/11/2026, 2026-11-20, 20 de noviembre de 2026; null when none. */
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
 * The day on which a certificate says that it was issued, or null. The day stands after the word, on its line or the
 * next one, or at the foot of a letter after the name of a city; a day beside no such word may be anything.
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
