import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userEvent } from '../testing/acts/user-event.ts'
import { fakeEvents } from '../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, UNREACHABLE } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { sinBorrador } from '../testing/usuario.ts'
import { autorizacionDe } from '../testing/venta.ts'
import { AutorizacionBox } from './autorizacion-box.tsx'

const FALLO = 'No se logro enviar la solicitud de Autorización, por favor reeintente mas tarde'

interface Opening {
  readonly guardados?: readonly TipoTrabajador[]
  readonly escritos?: readonly (TipoTrabajador | '')[]
  readonly prospecto?: { readonly estado?: string; readonly etapa?: string }
  readonly session?: object
}

function open(answers: Answers = {}, { guardados = ['D'], escritos = guardados, prospecto, session }: Opening = {}) {
  const received = fakeServer({ ...sinBorrador, estadoAutorizacion: autorizacionDe(), ...answers })
  const quien = { prospectoId: 12, estado: 'Prospecto Ingresado', etapa: 'prospecto', ...prospecto }
  renderScreen(
    <>
      <AutorizacionBox prospecto={quien} guardados={guardados} escritos={escritos} />
      <p>fin</p>
    </>,
    { at: '/postulant-data?prospectoId=12', ...(session ? { session } : {}) },
  )
  const sent = payloadsIn(received)
  return { sent }
}

const box = () => screen.findByRole('region', { name: 'Autorización' })
const motivo = () => screen.findByRole('textbox', { name: 'Motivo Solicitud de Autorización' })
const button = () => screen.findByRole('button', { name: 'Solicitar Autorización' })

async function nothing(sent: (name: string) => unknown[]) {
  await waitFor(() => expect(sent('estadoAutorizacion')).toHaveLength(1))
  expect(await screen.findByText('fin')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Autorización' })).toBeNull()
}

describe('shown state', () => {
  test.each([
    [0, 'PENDIENTE', false],
    [1, 'AUTORIZADO', false],
    [2, 'RECHAZADO', true],
  ])('PSA_ESTADO %i: %s, with a request: %o', async (psaEstado, word, asks) => {
    open({ estadoAutorizacion: autorizacionDe(psaEstado) })
    expect(await box()).toHaveTextContent(`Estado de la Autorización: ${word}`)
    expect(screen.queryByRole('button', { name: 'Solicitar Autorización' }) !== null).toBe(asks)
  })

  test('999 of a dependent worker: the request, without a state', async () => {
    open()
    expect(await motivo()).toBeVisible()
    expect(screen.queryByText(/Estado de la Autorización/)).toBeNull()
  })

  test('the comment of the head of team', async () => {
    open({ estadoAutorizacion: autorizacionDe(2, 'Falta la liquidación') })
    expect(await box()).toHaveTextContent('Falta la liquidación')
  })

  test.each<[string, Opening, number]>([
    ['no dependent worker', { guardados: ['I', 'P'] }, 999],
    ["'DS Aceptada'", { prospecto: { estado: 'DS Aceptada', etapa: 'dsManualGenerada' } }, 1],
    ['a confirmed plan', { prospecto: { etapa: 'cotizacionFinalizada' } }, 999],
    ['no answer yet, for a reader', { session: { roles: ['jefatura'] } }, 999],
  ])('%s: no box', async (_title, opening, psaEstado) => {
    const { sent } = open({ estadoAutorizacion: autorizacionDe(psaEstado) }, opening)
    await nothing(sent)
  })

  test('a reader sees the state without a request form', async () => {
    open({ estadoAutorizacion: autorizacionDe(2, 'No') }, { session: { roles: ['jefatura'] } })
    expect(await box()).toHaveTextContent('RECHAZADO')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a state that cannot be read says so, and is read again', async () => {
    open({ estadoAutorizacion: inTurn(new Refused(503, ''), autorizacionDe(0)) })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se han podido obtener el estado de la Autorización. Intentalo nuevamente.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await box()).toHaveTextContent('PENDIENTE')
  })
})

describe('a request', () => {
  test('is sent with the rut of the session, and its success said', async () => {
    const { sent } = open({
      estadoAutorizacion: inTurn(autorizacionDe(), autorizacionDe(0)),
      solicitarAutorizacion: null,
    })
    await userEvent.type(await motivo(), 'En trámite')
    await userEvent.click(await button())
    const told = await screen.findByRole('alertdialog', { name: 'La solicitud de Autorización envio correctamente' })
    expect(told).toBeVisible()
    expect(sent('solicitarAutorizacion')).toEqual([{ ProspectoID: 12, Comentario: 'En trámite', EjeRut: '12345678-5' }])
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(await box()).toHaveTextContent('PENDIENTE')
  })

  test('without a reason says so at the field, and is not sent', async () => {
    const { sent } = open()
    await userEvent.click(await button())
    expect(await motivo()).toHaveAccessibleDescription(
      'Ingrese el motivo de la solicitud Para continuar sin el certificado de cotizaciones. Mientras la jefatura no decida, no se podrá cotizar.',
    )
    expect(sent('solicitarAutorizacion')).toEqual([])
  })

  test('of a row that is not saved yet waits for it', async () => {
    open({}, { guardados: [], escritos: ['D'] })
    expect(await button()).toHaveAccessibleDescription('Guarde los antecedentes antes de solicitar.')
  })

  test.each([
    ['nobody answers', UNREACHABLE, FALLO],
    ['the server fails', new Refused(503, FALLO), FALLO],
    ['it is refused', new Refused(409, 'Ya hay una.'), `${FALLO} : Ya hay una.`],
  ])('refused because %s, it shows the message and keeps the typed text', async (_title, answer, text) => {
    const { sent } = open({ solicitarAutorizacion: answer })
    await userEvent.type(await motivo(), 'En trámite')
    await userEvent.click(await button())
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(await motivo()).toHaveValue('En trámite')
    await waitFor(() => expect(sent('estadoAutorizacion')).toHaveLength(2))
  })
})

test('a decision appears with the event of its prospecto, not with that of another', async () => {
  const events = fakeEvents()
  let now = autorizacionDe(0)
  const { sent } = open({ estadoAutorizacion: () => now })
  expect(await box()).toHaveTextContent('PENDIENTE')
  now = autorizacionDe(1)
  events.tell('autorizacion', { prospectoId: 13 })
  expect(sent('estadoAutorizacion')).toHaveLength(1)
  events.tell('autorizacion', { prospectoId: 12 })
  expect(await screen.findByText('AUTORIZADO')).toBeVisible()
})

test('a reason that is typed and not sent is kept as a draft', async () => {
  const { sent } = open()
  await userEvent.type(await motivo(), 'Ñuñoa, en trámite')
  await waitFor(() =>
    expect(sent('guardarBorrador')).toContainEqual({
      formulario: 'solicitud-autorizacion:12',
      cambios: [expect.objectContaining({ a: 'Ñuñoa, en trámite' })],
    }),
  )
})
