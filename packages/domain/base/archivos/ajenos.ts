import { comoTexto } from './bytes.ts'

/** What people often have at hand and is not accepted: each can be told how to turn it into what is. */
export type TipoAjeno = 'png' | 'heic' | 'webp' | 'word' | 'zip'

const CABEZA = 4096
const marcasHeic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
/** The parts that a file of Word, Excel or PowerPoint has, being a ZIP. */
const deOficina = /\[Content_Types\]\.xml|word\/|xl\/|ppt\/|mimetypeapplication\/vnd\.oasis/

const signos: readonly (readonly [TipoAjeno, (cabeza: string) => boolean])[] = [
  ['png', (t) => t.startsWith('\x89PNG\r\n\x1a\n')],
  ['heic', (t) => t.slice(4, 8) === 'ftyp' && marcasHeic.has(t.slice(8, 12))],
  ['webp', (t) => t.startsWith('RIFF') && t.slice(8, 12) === 'WEBP'],
  ['word', (t) => t.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') || t.startsWith('{\\rtf')],
  ['word', (t) => t.startsWith('PK\x03\x04') && deOficina.test(t)],
  ['zip', (t) => t.startsWith('PK\x03\x04') || t.startsWith('PK\x05\x06')],
]

/** Which of those a file is, by its first bytes; null: none of them. */
export function tipoAjeno(bytes: Uint8Array): TipoAjeno | null {
  const cabeza = comoTexto(bytes, 0, Math.min(CABEZA, bytes.length))
  return signos.find(([, es]) => es(cabeza))?.[0] ?? null
}
