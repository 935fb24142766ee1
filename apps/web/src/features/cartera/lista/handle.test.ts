import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AskFirst } from '../../../lib/sale/iniciar-ds-manual.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { oscar as prospecto } from '../../../testing/ficha.ts'
import { gestionLibre as libre, pasoDe, ventaDe } from '../../../testing/venta.ts'
import { follow, handle, schedule, showAgenda } from './handle.ts'

const ANTECEDENTES = '/postulant-data?prospectoId=12'
const DOCUMENTOS = '/documentos?prospectoId=12&identificador=34'

const ok: Answers = { resolverGestion: libre, prospectoGestionado: 'ok' }

const advertencia = new Refused(409, 'Hay invitaciones anteriores.', { codigo: 'advertencia' })
const stops = (text: string) => expect.objectContaining({ message: text })

/** Runs an action and returns its path or its halt, with the calls made. Waits of repeated reads are skipped. */
async function run(answers: Answers = {}, agrees = true, act = handle) {
  const received = fakeServer({ ...ok, ...answers })
  const ask: AskFirst = async (_question, done) => {
    if (agrees) await done()
    return agrees
  }
  const ended = act(prospecto, ask).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { end: await ended, received, asked: [...new Set(received.map(({ name }) => name))] }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('Gestionar', () => {
  test('asks once, marks, and goes to the resolved address', async () => {
    const { end, received } = await run()
    expect(end).toBe(ANTECEDENTES)
    expect(received.map(({ name, payload }) => [name, payload])).toEqual([
      ['resolverGestion', { prospectoId: 12 }],
      ['prospectoGestionado', { prospectoId: 12, accion: 'gestionar' }],
    ])
  })

  test('goes to the step of the DS, with its identifier', async () => {
    const { end } = await run({ resolverGestion: { ...libre, ruta: '/documentos', identificador: 34 } })
    expect(end).toBe(DOCUMENTOS)
  })

  test('that is stopped says why, with the code that screens know, and marks nothing', async () => {
    const detiene = { codigo: 'mandato_faltante', texto: 'El postulante debe suscribir un mandato' }
    const { end, asked } = await run({ resolverGestion: { ...libre, detiene } })
    expect(end).toMatchObject({ message: detiene.texto, codigo: detiene.codigo })
    expect(asked).toEqual(['resolverGestion'])
  })

  test.each<[string, Answers, string, boolean]>([
    ['no answer', { resolverGestion: UNREACHABLE }, 'Ha ocurrido un error en la redirección', false],
    ['a refusal', { resolverGestion: new Refused(404, 'No se encontró.') }, 'No se encontró.', false],
    [
      'no mark',
      { prospectoGestionado: UNREACHABLE },
      'No se ha podido verificar la identificación del prospecto',
      true,
    ],
    [
      'a mark refused, in the words of the server',
      { prospectoGestionado: new Refused(422, 'El postulante debe suscribir un mandato') },
      'El postulante debe suscribir un mandato',
      true,
    ],
  ])('%s: it stays and says so', async (_, answers, text, marks) => {
    const { end, asked } = await run(answers)
    expect(end).toEqual(stops(text))
    expect(asked.includes('prospectoGestionado')).toBe(marks)
  })
})

describe('a manual DS to be generated on the way', () => {
  const generada: Answers = {
    resolverGestion: { ...libre, antes: 'generarManual' },
    iniciarDSManual: { declaracionSaludId: 56, enviada: false },
  }

  test('is generated with its stage in one call, and leads to the data', async () => {
    const { end, received } = await run(generada)
    expect(end).toBe(`${ANTECEDENTES}&identificador=56`)
    expect(received.at(-1)).toMatchObject({ name: 'iniciarDSManual', payload: { prospectoId: 12 } })
  })

  const avisada: Answers = {
    ...generada,
    iniciarDSManual: ({ confirma }) => (confirma ? { declaracionSaludId: 57, enviada: false } : advertencia),
  }

  test('asks first when there is a warning, and sends the agreement', async () => {
    const { end, received } = await run(avisada)
    expect(end).toBe(`${ANTECEDENTES}&identificador=57`)
    expect(received.at(-1)).toMatchObject({ name: 'iniciarDSManual', payload: { prospectoId: 12, confirma: true } })
  })

  test('leads nowhere where the answer is no', async () => {
    const { end, received } = await run(avisada, false)
    expect(end).toBeNull()
    expect(received.at(-1)).toMatchObject({ name: 'iniciarDSManual', payload: { prospectoId: 12 } })
  })

  test.each<[string, Answers, string]>([
    ['no answer', { iniciarDSManual: UNREACHABLE }, 'No se ha podido generar una DS Manual.'],
    ['refused', { iniciarDSManual: new Refused(422, 'No se puede.') }, 'No se puede.'],
  ])('that fails says so: %s', async (_, answers, text) => {
    expect((await run({ ...generada, ...answers })).end).toEqual(stops(text))
  })
})

describe('an authorized DS', () => {
  const porFinalizar = {
    ...libre,
    ruta: '/resultado-ds',
    identificador: 34,
    antes: 'finalizar' as const,
    sigue: { ruta: '/documentos', identificador: 34 },
  }

  test('is finished on the way, and the step after it opens, as was said', async () => {
    const { end, asked } = await run({ resolverGestion: porFinalizar, finalizarAutorizada: { finalizada: true } })
    expect(end).toBe(DOCUMENTOS)
    expect(asked).toEqual(['resolverGestion', 'prospectoGestionado', 'finalizarAutorizada'])
  })

  test('that was taken back meanwhile is not finished, and where the sale stands is asked', async () => {
    const { end, asked } = await run({
      resolverGestion: porFinalizar,
      finalizarAutorizada: { finalizada: false },
      obtenerVenta: ventaDe({
        etapa: 'dsManualGenerada',
        etapaDS: 'resultado',
        declaracionSaludId: 34,
        pasos: [pasoDe('resultado', 'ahora', '/resultado-ds')],
      }),
    })
    expect(end).toBe('/resultado-ds?prospectoId=12&identificador=34')
    expect(asked).toEqual(['resolverGestion', 'prospectoGestionado', 'finalizarAutorizada', 'obtenerVenta'])
  })
})

describe('the next step', () => {
  const sigue = { ruta: '/documentos', identificador: 34 }

  test('is where the same answer says that the sale is, though Gestionar opens the data', async () => {
    const { end, asked } = await run({ resolverGestion: { ...libre, sigue } }, true, follow)
    expect(end).toBe(DOCUMENTOS)
    expect(asked).toEqual(['resolverGestion', 'prospectoGestionado'])
  })

  test('after a manual DS was generated is its first screen', async () => {
    const generada = { declaracionSaludId: 34, enviada: false }
    const answers = { resolverGestion: { ...libre, antes: 'generarManual' as const }, iniciarDSManual: generada }
    const { end } = await run(answers, true, follow)
    expect(end).toBe('/postulant-background?prospectoId=12&identificador=34')
  })
})

describe('Agendar', () => {
  test('marks, checks nothing and opens the agenda', async () => {
    const received = fakeServer(ok)
    expect(await schedule(prospecto)).toBe('/agenda?prospectoId=12')
    expect(received).toMatchObject([{ name: 'prospectoGestionado', payload: { prospectoId: 12, accion: 'agendar' } }])
  })

  test('that cannot be marked says so', async () => {
    fakeServer({ prospectoGestionado: UNREACHABLE })
    await expect(schedule(prospecto)).rejects.toThrow('No se ha podido verificar la identificación del prospecto')
  })

  test('by a reader asks nothing', () => {
    expect(showAgenda(prospecto)).toBe('/agenda?prospectoId=12')
  })
})
