import { idDeLectura } from '@alerce/contract/inicio'
import { beforeEach, expect, test } from 'vitest'
import { forgetLoaded, traido } from './traido.ts'

beforeEach(() => {
  document.body.replaceChildren()
})

function bring(pedido: unknown, data: unknown): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = idDeLectura('obtenerMiDia')
  script.textContent = JSON.stringify({ pedido, respuesta: { httpCode: 200, data } })
  document.body.append(script)
}

const dia = { grupos: [] }

test('an embedded reply serves the first equal call, once', () => {
  bring({ limite: 5 }, dia)
  expect(traido('obtenerMiDia', { limite: 5 })).toEqual(dia)
  expect(traido('obtenerMiDia', { limite: 5 })).toBeUndefined()
})

test('asked for anything else it is of no use, then or later', () => {
  bring({ limite: 5 }, dia)
  expect(traido('obtenerMiDia', { limite: 5, identificador: 7 })).toBeUndefined()
  expect(traido('obtenerMiDia', { limite: 5 })).toBeUndefined()
})

test('an unused embedded reply is removed before the next user', () => {
  bring({ limite: 5 }, dia)
  forgetLoaded()
  expect(traido('obtenerMiDia', { limite: 5 })).toBeUndefined()
})
