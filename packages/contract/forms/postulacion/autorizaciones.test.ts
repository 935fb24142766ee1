import { describe, expect, test } from 'vitest'
import { solicitudNoEnviada, textoDeBloqueo } from '../../messages/postulacion/autorizaciones.ts'
import { applyRules } from '../rules.ts'
import { decisionRules, LARGO_SOLICITUD, solicitudRules } from './autorizaciones.ts'

const largo = (cuantos: number) => 'á'.repeat(cuantos)

describe('a request', () => {
  test.each<[string, string, string | null]>([
    ['nothing', '', 'Ingrese el motivo de la solicitud'],
    ['blanks', ' \n\t ', 'Ingrese el motivo de la solicitud'],
    ['a reason', 'El certificado está en trámite', null],
    ['the longest reason', largo(LARGO_SOLICITUD), null],
    ['the longest reason between blanks', `  ${largo(LARGO_SOLICITUD)}  `, null],
    ['one letter more', largo(LARGO_SOLICITUD + 1), 'El motivo admite hasta 300 caracteres'],
  ])('with %s', (_title, Comentario, mensaje) => {
    const expected = mensaje === null ? [] : [{ campo: 'Comentario', mensaje }]
    expect(applyRules(solicitudRules, { Comentario })).toEqual(expected)
  })

  test.each([
    ['', 'No se logro enviar la solicitud de Autorización, por favor reeintente mas tarde'],
    [
      'Ya hay una pendiente.',
      'No se logro enviar la solicitud de Autorización, por favor reeintente mas tarde : Ya hay una pendiente.',
    ],
    [
      'No se logro enviar la solicitud de Autorización, por favor reeintente mas tarde',
      'No se logro enviar la solicitud de Autorización, por favor reeintente mas tarde',
    ],
  ])('that failed with %j', (detalle, text) => {
    expect(solicitudNoEnviada(detalle)).toBe(text)
  })
})

describe('a decision', () => {
  test.each<[string, number | null, string, [campo: string, mensaje: string][]]>([
    ['an authorization', 1, '', []],
    ['one with an observation', 1, 'Conforme', []],
    ['a rejection that says why', 2, 'Falta la liquidación', []],
    ['a rejection that does not', 2, '  ', [['observacion', 'Escriba por qué rechaza: lo lee el asesor']]],
    ['a long observation', 1, largo(301), [['observacion', 'La observación admite hasta 300 caracteres']]],
    ['none', null, '', [['estado', 'Elija autorizar o rechazar']]],
    ['back to pending', 0, '', [['estado', 'Elija autorizar o rechazar']]],
    ['999', 999, '', [['estado', 'Elija autorizar o rechazar']]],
  ])('%s', (_title, estado, observacion, faltas) => {
    const expected = faltas.map(([campo, mensaje]) => ({ campo, mensaje }))
    expect(applyRules(decisionRules, { estado, observacion })).toEqual(expected)
  })
})

test.each([
  ['PENDIENTE', '', 'Existe una solicitud de autorización en estado PENDIENTE. Debe contactar a su supervisor.'],
  [
    'RECHAZADA',
    'Falta la liquidación',
    'Existe una solicitud de autorización en estado RECHAZADA: Falta la liquidación. Debe contactar a su supervisor.',
  ],
  [
    'RECHAZADA',
    'Falta la liquidación.',
    'Existe una solicitud de autorización en estado RECHAZADA: Falta la liquidación. Debe contactar a su supervisor.',
  ],
  ['', '', 'Existe una solicitud de autorización sin resolver. Debe contactar a su supervisor.'],
] as const)('the quote held by %j, %j, says so', (estado, observacion, text) => {
  expect(textoDeBloqueo({ estado, observacion })).toBe(text)
})
