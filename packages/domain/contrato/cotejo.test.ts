import { describe, expect, test } from 'vitest'
import { cotejarFirmado, huellasImpresas, type PapelHallado } from './cotejo.ts'

describe('the fingerprints printed in a document', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['at the foot of a page', ['Página 1 de 2', 'Huella 3f2a 90c1 00ff abcd'], ['3f2a90c100ffabcd']],
    ['on each page, reported once', ['Huella 3f2a 90c1 00ff abcd', 'Huella 3f2a 90c1 00ff abcd'], ['3f2a90c100ffabcd']],
    [
      'of two papers',
      ['Huella 0000 0000 0000 0001', 'Huella 0000 0000 0000 0002'],
      ['0000000000000001', '0000000000000002'],
    ],
    ['in cells and on two lines', ['Huella  3F2A  90c1', '00ff abcd'], ['3f2a90c100ffabcd']],
    ['of a whole file, which is no paper’s', ['Huella 3f2a 90c1 00ff abcdef'], []],
    ['cut', ['Huella 3f2a 90c1 00ff'], []],
    ['of a text that it quotes', ['Versión 2 del texto, huella 3f2a 90c1 00ff abcd.'], []],
    ['of a finger', ['Huella dactilar: ____'], []],
    ['none', [], []],
  ])('%s', (_title, lineas, huellas) => {
    expect(huellasImpresas(lineas)).toEqual(huellas)
  })
})

const lugar = { documentoId: 1, prospectoId: 10, declaracionId: 100 }
const hallado = (part: Partial<PapelHallado> = {}): PapelHallado => ({
  ...lugar,
  vigente: true,
  por: 'huella',
  ...part,
})

describe('a file handed in as a signed paper', () => {
  test.each<[string, PapelHallado[], string]>([
    ['nothing found: a scan', [], 'sinComprobar'],
    ['the fingerprint of that paper', [hallado()], 'coincide'],
    ['the bytes that were issued', [hallado({ por: 'emitido' }), hallado()], 'sinFirma'],
    ['the bytes of another paper of the case', [hallado({ documentoId: 2, por: 'emitido' })], 'sinFirma'],
    ['all papers as we put them together', [hallado({ documentoId: null, por: 'emitido' }), hallado()], 'sinFirma'],
    ['the fingerprint of another of the case', [hallado({ documentoId: 2 })], 'otroPapel'],
    ['both, one after the other', [hallado({ documentoId: 2 }), hallado()], 'coincide'],
    ['one that was issued again', [hallado({ documentoId: 2, vigente: false })], 'versionAnterior'],
    ['the same and its version before', [hallado({ documentoId: 2, vigente: false }), hallado()], 'coincide'],
    ['one of a declaration before', [hallado({ documentoId: 2, declaracionId: 99 })], 'versionAnterior'],
    [
      'the signed file of its former version',
      [hallado({ documentoId: 2, vigente: false, por: 'firmado' })],
      'versionAnterior',
    ],
    ['the fingerprint of another client’s', [hallado({ documentoId: 2, prospectoId: 11 })], 'ajeno'],
    ['the signed file of another client', [hallado({ documentoId: 2, prospectoId: 11, por: 'firmado' })], 'ajeno'],
    ['its own beside another client’s', [hallado(), hallado({ documentoId: 2, prospectoId: 11 })], 'ajeno'],
  ])('%s: %s', (_title, hallados, cotejo) => {
    expect(cotejarFirmado(hallados, lugar)).toBe(cotejo)
  })
})
