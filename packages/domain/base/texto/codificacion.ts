/** Single-byte encodings in which spreadsheets are saved in Chile, by WHATWG label where one exists. */
export const codificacionesDeUnByte = ['windows-1252', 'macintosh', 'cp850'] as const
export type CodificacionDeUnByte = (typeof codificacionesDeUnByte)[number]
export type Codificacion = 'utf-8' | CodificacionDeUnByte

/** Names of the encodings that people know. */
export const nombresDeCodificacion: Readonly<Record<Codificacion, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  cp850: 'MS-DOS',
}

/** Letters of the bytes from 128 on; U+FFFD for unused bytes. */
const ALTAS: Readonly<Record<CodificacionDeUnByte, string>> = {
  'windows-1252':
    '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
}

const letraDe = (byte: number, altas: string): string =>
  byte < 128 ? String.fromCharCode(byte) : altas.charAt(byte - 128)

/** Text decoded from a single-byte encoding. */
export function textoDeBytes(bytes: Uint8Array, codificacion: CodificacionDeUnByte): string {
  const altas = ALTAS[codificacion]
  const partes: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    partes.push(Array.from(bytes.subarray(at, at + 8192), (byte) => letraDe(byte, altas)).join(''))
  return partes.join('')
}

const ESPANOLA = /[áéíóúüñ]/i
const LETRA = /\p{L}/u
const alta = (letra: string) => letra !== letra.toLowerCase()
const baja = (letra: string) => letra !== letra.toUpperCase()

/** True for a letter whose case differs from its neighbours: 'JOSé', 'JosÉ', 'éRSULA'. */
const desentona = (antes: string, letra: string, despues: string): boolean =>
  (alta(letra) && baja(antes)) || (baja(letra) && (alta(despues) || (alta(antes) && !baja(despues))))

/** Score of a letter. Old programs leave a lower-case accent in a word of capitals: half the score. */
function encajeDeLetra(antes: string, letra: string, despues: string): number {
  const mal = desentona(antes, letra, despues)
  if (!ESPANOLA.test(letra)) return /[À-ÿ]/.test(letra) && !mal ? 0.1 : -1
  if (!mal) return 1
  return alta(letra) ? -1 : 0.5
}

/** Score of a character between its neighbours, from -1 to 1: Spanish letters best, signs within a word worst. */
function encaje(antes: string, letra: string, despues: string): number {
  const dentro = LETRA.test(antes) && LETRA.test(despues)
  if (letra === '’' && dentro) return 1
  if (/[ªº°]/.test(letra) && !LETRA.test(despues)) return 0.2
  if (LETRA.test(letra)) return encajeDeLetra(antes, letra, despues)
  if (letra === '\uFFFD' || dentro) return -1
  // quotes, dashes and currency signs stand beside words, not within them
  return /[€–—“”‘’«»¿¡·…•\u00A0]/.test(letra) ? 0 : -0.5
}

/**
 * Most probable encoding of bytes that are not UTF-8, by how their letters fit into words. `dudosa`: another encoding
 * fits almost as well, and a person has to choose.
 */
export function codificacionProbable(bytes: Uint8Array): {
  readonly codificacion: CodificacionDeUnByte
  readonly dudosa: boolean
} {
  let cuantas = 0
  const puntos: Record<CodificacionDeUnByte, number> = { 'windows-1252': 0, macintosh: 0, cp850: 0 }
  for (const [at, byte] of bytes.entries()) {
    if (byte < 128) continue
    cuantas += 1
    for (const cual of codificacionesDeUnByte) {
      const [antes, letra, despues] = [bytes[at - 1] ?? 10, byte, bytes[at + 1] ?? 10].map((uno) =>
        letraDe(uno, ALTAS[cual]),
      )
      puntos[cual] += encaje(antes ?? '', letra ?? '', despues ?? '')
    }
  }
  const [mejor = 'windows-1252', otra = 'macintosh'] = [...codificacionesDeUnByte].sort((a, b) => puntos[b] - puntos[a])
  return { codificacion: mejor, dudosa: puntos[mejor] <= 0 || puntos[mejor] - puntos[otra] <= cuantas * 0.5 }
}
