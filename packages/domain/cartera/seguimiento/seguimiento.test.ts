import { describe, expect, test } from 'vitest'
import { type ClaseDeAnotacion, escribeALaPersona, puedeIrSinTexto, seElimina, seResponde } from './anotacion.ts'
import { efectoDeLlamada, intentosOfrecidos } from './intento.ts'
import { camposDesconocidos, llenaPlantilla, tieneCampos, type ValoresDePlantilla } from './plantilla.ts'
import { fallaDePlazo, grupoDeTarea, momentoDeTarea, plazoDeTarea } from './tarea.ts'

describe('a call', () => {
  test.each([
    ['contesta', 'cierra'],
    ['noContesta', 'ofrece'],
    ['ocupado', 'ofrece'],
    ['equivocado', 'cierra'],
  ] as const)('%s: the next try is %s', (resultado, efecto) => {
    expect(efectoDeLlamada(resultado)).toBe(efecto)
  })

  // Santiago is UTC-3 in October and UTC-4 in July
  test.each([
    ['in the morning', '2026-10-07T13:00:00.000Z', { fecha: '2026-10-07', hora: '12:00' }],
    ['between two steps of five minutes', '2026-10-07T13:02:10.000Z', { fecha: '2026-10-07', hora: '12:05' }],
    ['at 18:00, the last possible', '2026-10-07T21:00:00.000Z', { fecha: '2026-10-07', hora: '20:00' }],
    ['at 18:01, too late', '2026-10-07T21:01:00.000Z', null],
    ['at 23:30, past midnight', '2026-10-08T02:30:00.000Z', null],
    ['at 05:00, too early', '2026-10-07T08:00:00.000Z', null],
    ['at 07:00, the first possible', '2026-07-07T11:00:00.000Z', { fecha: '2026-07-07', hora: '09:00' }],
  ])('missed %s offers two hours later, between 09:00 and 20:00', (_when, ahora, dosHoras) => {
    expect(intentosOfrecidos(ahora).dosHoras).toEqual(dosHoras)
  })

  test('missed late at night offers the next day of Santiago, not of UTC', () => {
    expect(intentosOfrecidos('2026-10-08T02:30:00.000Z').manana).toEqual({ fecha: '2026-10-08', hora: '10:00' })
  })

  test('missed on Saturday before a holiday on Monday offers Tuesday', () => {
    expect(intentosOfrecidos('2026-10-10T13:00:00.000Z').manana).toEqual({ fecha: '2026-10-13', hora: '10:00' })
  })
})

describe('an annotation', () => {
  test.each<[string, ClaseDeAnotacion, string, boolean]>([
    ['a note of today', 'nota', '2026-10-07T23:59:00.000Z', true],
    ['a note of today, past midnight of UTC', 'nota', '2026-10-08T02:59:00.000Z', true],
    ['a note of yesterday', 'nota', '2026-10-08T03:00:00.000Z', false],
    ['a letter of today', 'correo', '2026-10-07T13:01:00.000Z', false],
  ])('%s may be deleted: %s at %s is %s', (_what, clase, ahora, elimina) => {
    const hecha = { clase, en: '2026-10-07T13:00:00.000Z' } as const
    expect(seElimina({ ...hecha, conRespuesta: false }, ahora)).toBe(elimina)
    expect(seElimina({ ...hecha, conRespuesta: true }, ahora)).toBe(false)
  })

  test.each([
    ['nota', null, true],
    ['nota', 4, false],
    ['llamada', null, false],
    ['correo', null, false],
  ] as const)('%s that answers %s may be answered: %s', (clase, notaId, responde) => {
    expect(seResponde({ clase, notaId })).toBe(responde)
  })

  test('only a call says enough without a text; messages alone reach the person', () => {
    const clases = ['nota', 'llamada', 'whatsapp', 'correo'] as const
    expect(clases.map(puedeIrSinTexto)).toEqual([false, true, false, false])
    expect(clases.map(escribeALaPersona)).toEqual([false, false, true, true])
  })
})

describe('a task', () => {
  test.each([
    ['with an hour', { fecha: '2026-10-08', hora: '10:00' }, '2026-10-08T13:00:00.000Z'],
    ['without one', { fecha: '2026-10-08', hora: null }, '2026-10-08T03:00:00.000Z'],
    ['on the day without midnight', { fecha: '2026-09-06', hora: null }, '2026-09-06T04:00:00.000Z'],
  ])('%s keeps its moment', (_what, plazo, momento) => {
    expect(momentoDeTarea(plazo)).toBe(momento)
    expect(plazoDeTarea({ momento, conHora: plazo.hora !== null })).toEqual(plazo)
  })

  const ahora = '2026-10-07T13:00:00.000Z'
  test.each([
    ['later today', { fecha: '2026-10-07', hora: '10:30' }, null],
    ['an hour ago', { fecha: '2026-10-07', hora: '09:00' }, 'pasado'],
    ['today at any hour', { fecha: '2026-10-07', hora: null }, null],
    ['yesterday', { fecha: '2026-10-06', hora: null }, 'pasado'],
    ['in a year', { fecha: '2027-10-07', hora: null }, null],
    ['in a year and a day', { fecha: '2027-10-08', hora: null }, 'lejano'],
  ])('%s: %o is refused as %s', (_when, plazo, falla) => {
    expect(fallaDePlazo(plazo, ahora)).toBe(falla)
  })

  test.each([
    ['yesterday at 23:59', '2026-10-07T02:59:00.000Z', 'atrasado'],
    ['today at midnight', '2026-10-07T03:00:00.000Z', 'hoy'],
    ['an hour ago', '2026-10-07T12:00:00.000Z', 'hoy'],
    ['today at 23:59', '2026-10-08T02:59:00.000Z', 'hoy'],
    ['tomorrow', '2026-10-08T03:00:00.000Z', null],
  ])('%s stands under %s', (_when, momento, grupo) => {
    expect(grupoDeTarea(momento, '2026-10-07')).toBe(grupo)
  })
})

describe('a template', () => {
  const valores: ValoresDePlantilla = {
    nombre: 'Ana',
    asesor: 'Camila Rojas',
    telefono: '',
    correo: 'camila@example.cl',
    plan: null,
    precio: null,
  }

  test.each<[string, string, string, readonly string[]]>([
    ['known fields', 'Hola, {nombre}. Soy {asesor}.', 'Hola, Ana. Soy Camila Rojas.', []],
    ['a field twice', '{nombre} y {nombre}', 'Ana y Ana', []],
    ['a plan not chosen yet', 'Su plan {plan} cuesta {precio}', 'Su plan {plan} cuesta {precio}', ['plan', 'precio']],
    ['an empty value', 'Llámeme al {telefono}', 'Llámeme al {telefono}', ['telefono']],
    ['no field', 'Hola', 'Hola', []],
  ])('with %s', (_what, texto, lleno, faltan) => {
    expect(llenaPlantilla(texto, valores)).toEqual({ texto: lleno, faltan })
    expect(tieneCampos(lleno)).toBe(faltan.length > 0)
  })

  test.each<[string, string, readonly string[]]>([
    ['a field of health', 'Por su {diagnostico}', ['diagnostico']],
    ['the same twice', '{peso} {peso} {nombre}', ['peso']],
    ['another spelling', '{Nombre}', ['Nombre']],
    ['a name of the language', '{constructor} {toString}', ['constructor', 'toString']],
    ['empty braces', 'Hola {}', ['']],
    ['one brace', 'Hola { nombre', []],
  ])('refuses %s', (_what, texto, ajenos) => {
    expect(camposDesconocidos(texto)).toEqual(ajenos)
  })
})
