import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { ENLACE } from '../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { CambioDeCorreoScreen } from './cambio-de-correo-screen.tsx'

const cambio = {
  isapre: 'Alerce',
  anterior: 'e•••@example.cl',
  nuevo: 'o•••@example.cl',
  hasta: '2026-11-30T03:00:00.000Z',
  esSuyo: null,
}

function open(answers: Answers = {}) {
  const received = fakeServer({
    abrirCambioDeCorreo: cambio,
    responderCambioDeCorreo: ({ esSuyo }) => ({ esSuyo }),
    ...answers,
  })
  renderByLink(<CambioDeCorreoScreen />, `/correo#enlace=${ENLACE}`)
  return payloadsIn(received)
}

test.each([
  ['Sí, yo lo cambié', true, 'Cambio confirmado'],
  ['No, no fui yo', false, 'Cambio no reconocido'],
])('names both addresses, sends nothing by itself, and «%s» shows its outcome', async (boton, esSuyo, titulo) => {
  const sent = open()
  expect(await screen.findByRole('heading', { name: '¿Cambió usted su correo?' })).toBeVisible()
  expect(screen.getByText('o•••@example.cl')).toBeVisible()
  expect(screen.getByText(/detenida hasta el/)).toHaveTextContent('hasta el 30-11-2026 00:00')
  expect(sent('responderCambioDeCorreo')).toEqual([])
  await press(boton)
  expect(await screen.findByRole('heading', { name: titulo })).toBeVisible()
  expect(sent('responderCambioDeCorreo')).toEqual([{ enlace: ENLACE, esSuyo }])
})

test('a used link shows the given answer', async () => {
  open({ abrirCambioDeCorreo: { ...cambio, esSuyo: true } })
  expect(await screen.findByRole('heading', { name: 'Cambio confirmado' })).toBeVisible()
})

test('a link that opens nothing says so', async () => {
  open({ abrirCambioDeCorreo: new Refused(404, 'Este enlace no es válido, fue reemplazado o venció.') })
  expect(await screen.findByText(/Este enlace no es válido/)).toBeVisible()
})
