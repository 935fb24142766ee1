import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { seguimientoDe } from '../../../../testing/venta.ts'
import { TimelineScreen } from '../timeline-screen.tsx'

beforeEach(() => queryClient.clear())

const plantilla = { plantillaId: 4, de: 'equipo', canal: 'correo', nombre: 'Saludo', version: 1 } as const
const serie = { plantillaId: 4, canal: 'correo' as const, prospectos: [12, 13], at: 0, enviados: 0 }

function open(answers: Answers = {}, cambio: Partial<typeof serie> = {}) {
  const puesta = { ...serie, ...cambio }
  const received = fakeServer({
    obtenerBitacoraProspecto: [],
    obtenerAnotaciones: seguimientoDe(),
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    descartarBorrador: 'ok',
    obtenerPlantillas: {
      plantillas: [
        { ...plantilla, asunto: 'x', texto: 'x', edita: false, por: 'Berta', en: '2026-11-20T13:00:00.000Z' },
      ],
    },
    llenarPlantilla: ({ prospectoId }) => ({ asunto: 'Su plan', texto: `Hola ${prospectoId}`, faltan: [] }),
    anotar: { anotacionId: 9, intento: null },
    ...answers,
  })
  const at = `/timeline?prospectoId=${puesta.prospectos[puesta.at]}`
  const { router } = renderScreen(<TimelineScreen />, { at, state: { serie: puesta } })
  return { router, sent: payloadsIn(received) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const written = () => screen.findByDisplayValue(/^Hola/)

test('each message opens filled, and once it is sent the next one does', async () => {
  const { router, sent } = open()
  expect(await screen.findByText('1 de 2')).toHaveAttribute('role', 'status')
  expect(await written()).toHaveValue('Hola 12')
  await press('Enviar correo')
  await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=13'))
  expect(await screen.findByText('2 de 2')).toBeVisible()
  await screen.findByDisplayValue('Hola 13')
  expect(sent('anotar')).toMatchObject([{ prospectoId: 12, clase: 'correo', asunto: 'Su plan', texto: 'Hola 12' }])
  expect(router.state.location.state).toEqual({ serie: { ...serie, at: 1, enviados: 1 } })
})

test('one is skipped with one press, and the last one ends it with the count', async () => {
  const { router, sent } = open({}, { at: 1, enviados: 1 })
  await written()
  await press('Terminar')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  expect(await screen.findByText('Mensajes: 1 de 2.')).toBeVisible()
  expect(sent('anotar')).toEqual([])
})

test('is left at any time', async () => {
  const { router } = open()
  await written()
  await press('Salir')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test('of a person without an e-mail the reason is said, and nothing is filled', async () => {
  const { sent } = open({ obtenerAnotaciones: { ...seguimientoDe(), correo: '' } })
  expect(await screen.findByText(/^1 de 2\. .*correo/)).toBeVisible()
  expect(sent('llenarPlantilla')).toEqual([])
})
