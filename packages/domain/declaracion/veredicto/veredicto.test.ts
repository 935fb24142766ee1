import { describe, expect, test } from 'vitest'
import { esEnContra, llevaMotivo, pideAntecedentes } from '../respuesta.ts'
import { esPedidoClaro, lineaDeAntecedente } from './antecedentes.ts'
import { porEvaluar } from './por-evaluar.ts'
import { alcanceDeRestriccion, esSaludMental, mismaRestriccion, sugiereRestricciones } from './restricciones.ts'

describe('the effect of an answer', () => {
  test.each([
    [0, false, false, false],
    [1, false, false, false],
    [2, true, false, true],
    [3, false, true, true],
    [4, true, false, true],
    [5, true, false, true],
    [6, false, false, false],
    [7, false, true, true],
    [8, true, false, true],
  ])('%i: against the applicant %s, asks %s, is held %s', (resultado, contra, pide, retiene) => {
    expect([esEnContra(resultado), pideAntecedentes(resultado), llevaMotivo(resultado)]).toEqual([
      contra,
      pide,
      retiene,
    ])
  })
})

test('the insurer still owes the answer: none, 0 and 6, and no other', () => {
  const todos = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8]
  expect(todos.filter(porEvaluar)).toEqual([null, 0, 6])
})

describe('the mind is never restricted', () => {
  test.each([
    ['F32', 'Episodio', true],
    ['f41.1', 'Otro', true],
    ['', 'F32.1 episodio', true],
    ['', 'F321 episodio', true],
    ['', 'Depresión mayor', true],
    ['', 'TRASTORNO DE ANSIEDAD', true],
    ['', 'Crisis de pánico', true],
    ['', 'Trastorno del ánimo', true],
    ['', 'Autismo', true],
    ['J45', 'Asma', false],
    ['', 'Fractura de fémur', false],
    ['', 'Trastorno de la tiroides', false],
    ['', 'Glaucoma', false],
    // a code as typed, or written before its name, and texts that only look like one
    [' F32 ', 'Episodio', true],
    ['', ' F32 episodio', true],
    ['', 'F32', true],
    ['', 'Control f32.1', false],
    ['', 'F3 lumbar', false],
    ['XF32', 'Otro', false],
  ])('%s %s: %s', (codigo, texto, mental) => {
    expect(esSaludMental({ codigo, texto })).toBe(mental)
  })
})

test.each([
  [1, 25, '1 mes con 25 % de la cobertura del plan'],
  [2, 50, '2 meses con 50 % de la cobertura del plan'],
  [18, 99, '18 meses con 99 % de la cobertura del plan'],
])('%i months at %i %% read as %s', (meses, cobertura, dicho) => {
  expect(alcanceDeRestriccion({ meses, cobertura })).toBe(dicho)
})

describe('suggested restrictions of declared conditions', () => {
  const declarado = (persona: number, codigo: string, diagnostico: string) => ({ persona, codigo, diagnostico })

  test('each condition of each person once, at the bounds of the law, none of the mind', () => {
    expect(
      sugiereRestricciones([
        declarado(1, 'J45', ' Asma'),
        declarado(1, '', ' asma '),
        declarado(2, 'J45', 'Asma'),
        declarado(1, 'F32', 'Episodio depresivo'),
      ]),
    ).toEqual([
      { persona: 1, condicion: 'Asma', meses: 18, cobertura: 25 },
      { persona: 2, condicion: 'Asma', meses: 18, cobertura: 25 },
    ])
  })

  test('no more than may be given, no name longer than is kept', () => {
    const muchos = Array.from({ length: 25 }, (_, i) => declarado(1, '', `${'x'.repeat(250)} ${i}`))
    const sugeridas = sugiereRestricciones(muchos)
    expect(sugeridas).toHaveLength(20)
    expect(sugeridas[0]?.condicion).toHaveLength(200)
  })
})

test.each([
  [{ persona: 1, condicion: 'Ásma ' }, { persona: 1, condicion: 'asma' }, true],
  [{ persona: 1, condicion: 'asma' }, { persona: 1, condicion: ' ASMÁ ' }, true],
  [{ persona: 1, condicion: 'Asma' }, { persona: 2, condicion: 'Asma' }, false],
  [{ persona: 1, condicion: 'Asma' }, { persona: 1, condicion: 'Artrosis' }, false],
])('%o and %o are the same: %s', (a, b, misma) => expect(mismaRestriccion(a, b)).toBe(misma))

test.each([
  ['', false],
  ['Informe', false],
  ['a b', false],
  ['informe informe', false],
  ['Informe médico', true],
])('«%s» is a clear request: %s', (texto, claro) => expect(esPedidoClaro(texto)).toBe(claro))

test('a line names the person concerned', () => {
  expect(lineaDeAntecedente({ persona: null, texto: 'Informe médico' })).toBe('Informe médico')
  expect(lineaDeAntecedente({ persona: 'ANA SOTO', texto: 'Informe médico' })).toBe('Informe médico (ANA SOTO)')
})
