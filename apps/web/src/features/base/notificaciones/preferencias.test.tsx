import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { pageOf } from '../../../testing/notificaciones.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { Campana } from './campana.tsx'
import { DejarResumenScreen } from './dejar-resumen-screen.tsx'

beforeEach(() => queryClient.clear())

const leidas = {
  callados: ['tarea' as const],
  sinCorreo: [],
  hora: null,
  enDescanso: false,
  correo: 'camila.rojas@alerce.example.cl',
  version: 3,
}

async function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerNotificaciones: pageOf([]),
    obtenerPreferenciasDeAvisos: leidas,
    guardarPreferenciasDeAvisos: { version: 4 },
    ...answers,
  })
  renderScreen(<Campana />, { at: '/home', session })
  await userEvent.click(await screen.findByRole('button', { name: 'Notificaciones' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Preferencias de avisos' }))
  return payloadsIn(received)
}

const dialog = () => screen.findByRole('dialog', { name: 'Preferencias de avisos' })
const box = async (name: string) => within(await dialog()).getByRole<HTMLInputElement>('checkbox', { name })

describe('preferences of notices', () => {
  test('show what rings; the letter asks for its hour, its days and its classes', async () => {
    const sent = await open()
    expect((await box('Tareas, en la campana')).checked).toBe(false)
    expect((await box('Citas, en la campana')).checked).toBe(true)
    expect(screen.queryByRole('checkbox', { name: 'Citas, en el correo' })).toBeNull()
    await userEvent.click(await box('Citas, en la campana'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Resumen diario por correo' }), 'A las 08:00')
    await userEvent.click(screen.getByRole('checkbox', { name: 'También domingos y feriados' }))
    await userEvent.click(await box('Menciones, en el correo'))
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Se guardaron sus preferencias de avisos.')).toBeVisible()
    expect(sent('guardarPreferenciasDeAvisos')).toEqual([
      { callados: ['cita', 'tarea'], sinCorreo: ['mencion'], hora: 8, enDescanso: true, version: 3 },
    ])
    expect(document.body).not.toHaveFocus()
  })

  test('name what nobody silences, which has no box', async () => {
    await open({}, { roles: ['jefatura'] })
    expect(await screen.findByRole('row', { name: 'Solicitudes Siempre' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Solicitudes, en la campana' })).toBeNull()
  })

  test('a refused save keeps the choices and says why', async () => {
    const text = 'No se han podido guardar sus preferencias. Inténtelo nuevamente.'
    await open({ guardarPreferenciasDeAvisos: new Refused(503, text) })
    await userEvent.click(await box('Citas, en la campana'))
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect((await box('Citas, en la campana')).checked).toBe(false)
  })
})

describe('the page of the link that ends the letter', () => {
  const enlace = `7-${'a'.repeat(43)}`
  const show = (answers: Answers) => {
    const received = fakeServer(answers)
    renderByLink(<DejarResumenScreen />, `/postulacion/resumen#enlace=${enlace}`)
    return payloadsIn(received)
  }

  test('one press ends it, and the focus goes to the answer', async () => {
    const sent = show({ dejarResumen: 'ok' })
    await userEvent.click(await screen.findByRole('button', { name: 'Dejar de recibirlo' }))
    expect(await screen.findByRole('heading', { name: 'Ya no recibirá el resumen' })).toHaveFocus()
    expect(sent('dejarResumen')).toEqual([{ enlace }])
  })

  test('a link of nobody says what else to do', async () => {
    const text = 'Este enlace no es válido. Puede dejar el resumen desde la campana del panel.'
    show({ dejarResumen: new Refused(404, text) })
    await userEvent.click(await screen.findByRole('button', { name: 'Dejar de recibirlo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })
})
