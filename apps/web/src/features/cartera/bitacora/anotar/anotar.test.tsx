import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { seguimientoDe } from '../../../../testing/venta.ts'
import { TimelineScreen } from '../timeline-screen.tsx'

beforeEach(() => {
  // 10:12 in Santiago
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T13:12:00Z') })
  return () => vi.useRealTimers()
})
afterEach(() => vi.unstubAllGlobals())

const saved = { anotacionId: 9, intento: null }

async function open(answers: Answers = {}, query = '') {
  const received = fakeServer({
    obtenerBitacoraProspecto: [],
    obtenerAnotaciones: seguimientoDe(),
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    anotar: saved,
    ...answers,
  })
  renderScreen(<TimelineScreen />, { at: `/timeline?prospectoId=12${query}` })
  await screen.findByText('Todavía no hay movimientos')
  return payloadsIn(received)
}

const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }))

describe('a note', () => {
  test('is saved, the field is empty again with the focus, and the toast undoes it', async () => {
    const payloads = await open({ eliminarAnotacion: 'ok' })
    const box = screen.getByLabelText(/^Nota/)
    await userEvent.type(box, 'Prefiere la tarde')
    await userEvent.click(screen.getByLabelText('Avisar a la jefatura'))
    await press('Guardar nota')
    expect(await screen.findByText('Nota guardada')).toBeVisible()
    expect(payloads('anotar')).toMatchObject([
      { prospectoId: 12, clase: 'nota', texto: 'Prefiere la tarde', avisar: true, intento: null },
    ])
    await waitFor(() => expect(box).toHaveValue(''))
    expect(box).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(payloads('eliminarAnotacion')).toEqual([{ anotacionId: 9 }]))
  })

  test('without a text is refused at its field, and a failure keeps what was typed', async () => {
    const payloads = await open({ anotar: new Refused(503, 'No se ha podido guardar la anotación.') })
    await press('Guardar nota')
    expect(screen.getAllByText('Escriba el texto.').length).toBeGreaterThan(0)
    expect(payloads('anotar')).toEqual([])
    await userEvent.type(screen.getByLabelText(/^Nota/), 'Algo')
    await press('Guardar nota')
    await press('Cerrar')
    expect(screen.getByLabelText(/^Nota/)).toHaveValue('Algo')
  })

  test('left empty for another kind asks for nothing, and takes no refusal along', async () => {
    await open({ obtenerPlantillas: { plantillas: [] } })
    await userEvent.click(screen.getByLabelText(/^Nota/))
    await press('WhatsApp')
    expect(screen.getByLabelText(/^Mensaje/)).toHaveFocus()
    expect(screen.queryAllByText('Escriba el texto.')).toEqual([])
    await press('Anotar y abrir WhatsApp')
    expect(screen.getAllByText('Escriba el texto.').length).toBeGreaterThan(0)
    await press('Llamada')
    expect(screen.queryAllByText('Escriba el texto.')).toEqual([])
  })

  test('reached by «Anotar» takes the focus', async () => {
    await open({}, '&anotar=true')
    expect(screen.getByLabelText(/^Nota/)).toHaveFocus()
  })
})

describe('a call', () => {
  test('missed offers two hours later first, and sends it', async () => {
    const payloads = await open({
      anotar: {
        anotacionId: 9,
        intento: { tareaId: 3, origen: 'intento', texto: '', fecha: '2026-11-21', hora: '12:15' },
      },
    })
    await userEvent.keyboard('l')
    await userEvent.click(screen.getByLabelText('No contesta'))
    expect(screen.getByLabelText('En 2 horas')).toHaveProperty('checked', true)
    await press('Guardar llamada')
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Llamada guardada. Próximo intento: 21-11-2026 a las 12:15'),
    )
    expect(payloads('anotar')).toMatchObject([
      { clase: 'llamada', resultado: 'noContesta', intento: { fecha: '2026-11-21', hora: '12:15' } },
    ])
  })

  test('answered asks for no next try', async () => {
    const payloads = await open()
    await press('Llamada')
    await userEvent.click(screen.getByLabelText('Contestó'))
    expect(screen.queryByText('Próximo intento')).toBeNull()
    await press('Guardar llamada')
    await waitFor(() => expect(payloads('anotar')).toMatchObject([{ resultado: 'contesta', intento: null }]))
  })

  test('missed, to a person who objected to contact, is saved without the next try that is not offered', async () => {
    const payloads = await open({ obtenerAnotaciones: seguimientoDe({ seOpuso: true }) })
    await press('Llamada')
    await userEvent.click(screen.getByLabelText('No contesta'))
    await waitFor(() => expect(screen.queryByText('Próximo intento')).toBeNull())
    await press('Guardar llamada')
    await waitFor(() => expect(payloads('anotar')).toMatchObject([{ resultado: 'noContesta', intento: null }]))
  })
})

describe('a WhatsApp', () => {
  const tab = () => ({ opener: window, close: vi.fn(), location: { replace: vi.fn() } })

  test('is written down first, then opens with the text', async () => {
    const opened = tab()
    vi.stubGlobal('open', () => opened)
    await open({ obtenerPlantillas: { plantillas: [] } })
    await userEvent.keyboard('w')
    await userEvent.type(screen.getByLabelText(/^Mensaje/), '¿Cómo está?')
    await press('Anotar y abrir WhatsApp')
    await waitFor(() =>
      expect(opened.location.replace).toHaveBeenCalledWith(
        `https://wa.me/56987654321?text=${encodeURIComponent('¿Cómo está?')}`,
      ),
    )
    expect(opened.opener).toBeNull()
  })

  test('refused closes the tab; blocked by the browser, it leaves a link', async () => {
    const opened = tab()
    vi.stubGlobal('open', () => opened)
    await open({
      obtenerPlantillas: { plantillas: [] },
      anotar: (() => {
        let first = true
        return () => {
          if (!first) return saved
          first = false
          return new Refused(503, 'No se ha podido guardar la anotación.')
        }
      })(),
    })
    await userEvent.keyboard('w')
    await userEvent.type(screen.getByLabelText(/^Mensaje/), 'Hola')
    await press('Anotar y abrir WhatsApp')
    await waitFor(() => expect(opened.close).toHaveBeenCalled())
    await press('Cerrar')
    vi.stubGlobal('open', () => null)
    await press('Anotar y abrir WhatsApp')
    expect(await screen.findByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/56987654321?text=Hola',
    )
  })

  test('and a letter are closed, with the reason, to a person who objected to contact', async () => {
    await open({ obtenerAnotaciones: seguimientoDe({ seOpuso: true }) })
    for (const name of ['WhatsApp', 'Correo'])
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'))
  })
})

const plantilla = { plantillaId: 4, de: 'equipo', canal: 'correo', nombre: 'Saludo', version: 1 } as const
const obtenerPlantillas: Answers['obtenerPlantillas'] = {
  plantillas: [{ ...plantilla, asunto: 'x', texto: 'x', edita: false, por: 'Berta', en: '2026-11-20T13:00:00.000Z' }],
}

test('a letter is filled in with a template', async () => {
  const payloads = await open({
    obtenerPlantillas,
    llenarPlantilla: { asunto: 'Su plan', texto: 'Hola, Felipe.', faltan: [] },
  })
  await userEvent.keyboard('c')
  await userEvent.selectOptions(await screen.findByLabelText('Plantilla'), await screen.findByText('Saludo'))
  await waitFor(() => expect(screen.getByLabelText(/^Asunto/)).toHaveValue('Su plan'))
  await press('Enviar correo')
  await waitFor(() =>
    expect(payloads('anotar')).toMatchObject([{ clase: 'correo', asunto: 'Su plan', texto: 'Hola, Felipe.' }]),
  )
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

test('what was typed while a template was on its way comes back too', async () => {
  let arrive: () => void = () => {}
  const way = new Promise<void>((done) => {
    arrive = done
  })
  await open({
    obtenerPlantillas,
    llenarPlantilla: () => way.then(() => ({ asunto: 'Su plan', texto: 'Hola, Felipe.', faltan: [] })),
  })
  await userEvent.keyboard('c')
  await userEvent.selectOptions(await screen.findByLabelText('Plantilla'), await screen.findByText('Saludo'))
  await userEvent.type(screen.getByLabelText(/^Mensaje/), 'Le escribo')
  arrive()
  await waitFor(() => expect(screen.getByLabelText(/^Mensaje/)).toHaveValue('Hola, Felipe.'))
  await press('Deshacer')
  await waitFor(() => expect(screen.getByLabelText(/^Mensaje/)).toHaveValue('Le escribo'))
})

test('a template without a datum names the field that stays in braces', async () => {
  await open({
    obtenerPlantillas,
    llenarPlantilla: { asunto: 'Su plan', texto: 'Su {plan} cuesta {precio}.', faltan: ['plan', 'precio'] },
  })
  await userEvent.keyboard('c')
  await userEvent.selectOptions(await screen.findByLabelText('Plantilla'), await screen.findByText('Saludo'))
  expect(await screen.findByText('Sin dato para {plan}, {precio}: escríbalo en el mensaje.')).toBeVisible()
})

test('a task is added by Ctrl and Enter, and an open one is marked as done', async () => {
  const tarea = { tareaId: 3, origen: 'libre', texto: 'Enviar el folleto', fecha: '2026-11-20', hora: null } as const
  const payloads = await open({
    obtenerAnotaciones: seguimientoDe({ tareas: [tarea] }),
    crearTarea: { tareaId: 5 },
    cerrarTarea: 'ok',
  })
  await userEvent.keyboard('t')
  await userEvent.type(screen.getByLabelText(/Qué hay que hacer/), 'Llamar el lunes')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(payloads('crearTarea')).toEqual([
      { prospectoId: 12, texto: 'Llamar el lunes', fecha: '2026-11-21', hora: null },
    ]),
  )
  await press('Hecha: Enviar el folleto')
  await waitFor(() => expect(payloads('cerrarTarea')).toEqual([{ tareaId: 3 }]))
})

const una = {
  clase: 'nota',
  resultado: null,
  asunto: null,
  por: 'Matilde',
  en: '2026-11-21T13:00:00.000Z',
  elimina: false,
  responde: false,
  notaId: null,
  avisada: false,
} as const

test('a head of team answers a note in a dialog by Ctrl and Enter, and the answer names the note', async () => {
  const nota = { ...una, anotacionId: 1, texto: '¿La llamo hoy?' }
  const respuesta = { ...una, anotacionId: 2, texto: 'Sí, hoy', por: 'Patricia', notaId: 1 }
  const received = fakeServer({
    obtenerBitacoraProspecto: [],
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    obtenerAnotaciones: inTurn(
      seguimientoDe({ anotaciones: [{ ...nota, responde: true, avisada: true }] }),
      seguimientoDe({ anotaciones: [respuesta, { ...nota, responde: true }] }),
    ),
    responderAnotacion: { anotacionId: 2 },
  })
  renderScreen(<TimelineScreen />, { at: '/timeline?prospectoId=12', session: { roles: ['jefatura'] } })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Responder Nota, avisada a la jefatura de las 10:00' }),
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Respuesta' }), 'Sí, hoy')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Respuesta guardada. Se avisó al asesor.')).toBeVisible()
  expect(payloadsIn(received)('responderAnotacion')).toEqual([{ anotacionId: 1, texto: 'Sí, hoy' }])
  expect(await screen.findByText(/^Respuesta a la nota del 21-11-2026/)).toBeVisible()
})

test('an own annotation of today is deleted and restored; others have no button', async () => {
  const received = fakeServer({
    obtenerBitacoraProspecto: [],
    obtenerBorrador: null,
    obtenerAnotaciones: seguimientoDe({
      anotaciones: [
        { ...una, anotacionId: 2, texto: 'De hoy', elimina: true },
        { ...una, anotacionId: 1, texto: 'De otra persona' },
      ],
    }),
    eliminarAnotacion: 'ok',
    restituirAnotacion: 'ok',
  })
  renderScreen(<TimelineScreen />, { at: '/timeline?prospectoId=12' })
  const row = (await screen.findByText('De otra persona')).closest('li')
  expect(row && within(row).queryByRole('button')).toBeNull()
  await press('Eliminar Nota de las 10:00')
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(payloadsIn(received)('restituirAnotacion')).toEqual([{ anotacionId: 2 }]))
})
