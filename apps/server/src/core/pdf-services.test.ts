import { pdf } from '@alerce/domain/testing/archivos'
import { muestras } from '@alerce/domain/testing/muestras-de-archivo'
import { expect, test } from 'vitest'
import { montos, seccion, tabla, textoDeEjemplo } from '../papeles/bloques.ts'
import type { Hoja } from '../papeles/hoja.ts'
import { WaitingRefused } from '../platform/side-process/in-turn.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import type { Actor } from './actor.ts'
import { enNombreDe, pdfAparte, pdfAqui } from './pdf-services.ts'

const papel: Hoja = {
  titulo: 'Plan y precio',
  emitida: '2026-10-07T13:05:09.000Z',
  cuerpo: [
    seccion('Detalle'),
    montos([{ concepto: 'Precio GES', monto: '0,731 UF', suma: true }]),
    tabla(['Quién', 'Edad'], [['ANA', '30']], 1),
    textoDeEjemplo('Las palabras de la ley.'),
  ],
}

test('a paper drawn in another process has the same text as one drawn here', async () => {
  const [aparte, aqui] = await Promise.all([pdfAparte.print(papel), pdfAqui.print(papel)])
  expect(await textOfPdf(aparte)).toBe(await textOfPdf(aqui))
  expect(await textOfPdf(aparte)).toContain('Precio GES 0,731 UF')
})

test('a paper that cannot be drawn is a failure, not an empty document', async () => {
  const rota: Hoja = { ...papel, cuerpo: [{ clase: 'desconocida' } as never] }
  await expect(pdfAparte.print(rota)).rejects.toThrow()
})

test('drawing a paper that contains a function throws', async () => {
  const conFuncion: Hoja = { ...papel, cuerpo: [{ clase: 'nota', texto: () => '' } as never] }
  await expect(async () => await pdfAqui.print(conFuncion)).rejects.toThrow('could not be cloned')
})

test('a file examined in another process gives the same result as here', async () => {
  const todas = muestras.map(([titulo, bytes]) => ({ titulo, bytes: bytes() }))
  const hallado = async (examine: typeof pdfAqui.examine) => {
    const dichos: unknown[] = []
    for (const { titulo, bytes } of todas) dichos.push([titulo, await examine(bytes)])
    return dichos
  }
  expect(await hallado(pdfAparte.examine)).toEqual(await hallado(pdfAqui.examine))
})

test('of more files at once than may wait, some are refused as busy, and none fails with another', async () => {
  const bytes = pdf({ dentro: 'ráfaga' })
  const uno = async () => {
    try {
      return await pdfAparte.examine(bytes)
    } catch (error) {
      return error instanceof WaitingRefused ? 'ocupado' : error
    }
  }
  const dichos = await Promise.all(Array.from({ length: 100 }, uno))
  expect([dichos.filter((d) => d === null).length, dichos.filter((d) => d === 'ocupado').length]).toEqual([62, 38])
})

const persona = { kind: 'persona', usuarioId: 7, sesionId: 1, enlace: null } as unknown as Actor
const postulante: Actor = { kind: 'postulante', sesion: { id: 3, declaracionId: 1 } }

test.each<[string, Actor, string | undefined]>([
  ['a person, in all their sessions', persona, 'u7'],
  ['an applicant, in their session', postulante, 'p3'],
  ['an applicant without one, from where they call', { kind: 'postulante', sesion: null }, 'postulante 10.0.0.1'],
  ['nobody yet, from where they call', { kind: 'anonimo' }, 'anonimo 10.0.0.1'],
  ['the machine by itself, in nobody’s name', { kind: 'sistema', mando: 'ronda' }, undefined],
])('any request of %s is queued under its caller', async (_quien, actor, esperado) => {
  const dichos: unknown[] = []
  const note = (...pedido: unknown[]) => {
    dichos.push(pedido)
    return Promise.resolve(null as never)
  }
  const suyos = enNombreDe(
    { readPdf: note, readXlsx: note, print: note, examine: note, scan: note },
    { actor, origin: { ip: '10.0.0.1' } },
  )
  const bytes = new Uint8Array()
  const libro = { contenido: bytes, maximo: 1 }
  await suyos.readPdf(bytes, '')
  await suyos.readXlsx(libro)
  await suyos.print(papel)
  await suyos.examine(bytes)
  const enSuNombre = esperado === undefined ? [] : [esperado]
  expect(dichos).toEqual([
    [bytes, '', ...enSuNombre],
    [libro, ...enSuNombre],
    [papel, ...enSuNombre],
    [bytes, ...(esperado === undefined ? [] : [undefined, esperado])],
  ])
})
