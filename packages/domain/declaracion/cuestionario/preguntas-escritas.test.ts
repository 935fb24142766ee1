import { describe, expect, test } from 'vitest'
import { preguntasDS } from '../preguntas.ts'
import { escribirPreguntas, leerPreguntas, type PreguntaEscrita } from './preguntas-escritas.ts'

const todas = (cambio: Partial<PreguntaEscrita> = {}, en = 1): PreguntaEscrita[] =>
  preguntasDS.map((numero) => ({
    numero,
    pregunta: `¿Tiene ${numero}?`,
    ejemplo: `Como ${numero}.`,
    grupos: ['G00-G99', 'I60.1'],
    ...(numero === en ? cambio : {}),
  }))
const fallas = (cuerpo: string) => leerPreguntas(cuerpo).fallas

describe('questions as they are written', () => {
  test('are read back as they were', () => {
    expect(leerPreguntas(escribirPreguntas(todas()))).toEqual({ preguntas: todas(), fallas: [] })
  })

  test('may run over several lines, in any order, without groups', () => {
    const [primera, ...otras] = todas({ ejemplo: 'Como esta.', grupos: [] })
    const cuerpo = `${escribirPreguntas(otras)}\n\n1. ¿Tiene\n  1?\nejemplos: Como\nesta.`
    expect(leerPreguntas(cuerpo)).toEqual({ preguntas: [primera, ...otras], fallas: [] })
  })

  test.each([
    ['a line before the first number', `Lea bien\n${escribirPreguntas(todas())}`, 'sinNumero', 'Lea bien'],
    ['the suppressed one', `${escribirPreguntas(todas())}\n11. ¿Ánimo?\nEjemplo: x`, 'suprimida', '11'],
    ['a number that is none', `${escribirPreguntas(todas())}\n16. ¿Más?\nEjemplo: x`, 'numeroAjeno', '16'],
    ['one that is there twice', `${escribirPreguntas(todas())}\n3. ¿Otra?\nEjemplo: x`, 'repetida', '3'],
    ['one without text', escribirPreguntas(todas({ pregunta: '' })), 'sinPregunta', '1'],
    ['one without an example', escribirPreguntas(todas({ ejemplo: '' })), 'sinEjemplo', '1'],
    ['a group that is none', escribirPreguntas(todas({ grupos: ['GOO'] })), 'grupoNoEs', 'GOO'],
    ['mental health by its groups', escribirPreguntas(todas({ grupos: ['E00-F10'] })), 'grupoMental', 'E00-F10'],
    ['one that is missing', escribirPreguntas(todas().filter(({ numero }) => numero !== 15)), 'falta', '15'],
  ])('%s is reported', (_, cuerpo, falla, sobre) => {
    expect(fallas(cuerpo)).toContainEqual({ falla, sobre })
  })
})
