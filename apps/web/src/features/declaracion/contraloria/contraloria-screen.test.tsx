import { focusManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { glaucoma } from '../../../testing/declaracion.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { encontradoDe } from '../../../testing/ficha.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ContraloriaScreen } from './contraloria-screen.tsx'
import type { Caso, EnCola } from './queries.ts'

const enCola = (identificador: number, nombre: string): EnCola => ({
  identificador,
  nombre,
  folio: 5_000_000_000 + identificador,
  asesor: 'Camila Rojas',
  espera: '2026-11-18T11:00:00.000Z',
  motivo: 'renta escrita a mano',
})

const caso = (part: Partial<Caso> = {}): Caso => ({
  identificador: 3,
  folio: 5_000_000_003,
  folioDS: '880103',
  nombre: 'ROSA IBACACHE MORA',
  rut: '14322097-4',
  numeroPasaporte: null,
  estado: 'DS en Evaluación',
  asesor: 'Camila Rojas',
  plan: 'Alerce Arroyo 70',
  enviadaEn: '2026-11-18T11:00:00.000Z',
  cola: 'financiera',
  motivos: ['renta escrita a mano'],
  financiera: {
    empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 1_480_000, rentaValidada: false }],
    rentaDeclarada: 1_480_000,
    rentaPromedio: null,
    totalUF: 2.761,
    totalPesos: 113_563,
    porcentaje: 7.7,
    porcentajeMaximo: 22,
  },
  medica: null,
  historial: [],
  ...part,
})

const medica: NonNullable<Caso['medica']> = {
  imcMinimo: 17,
  imcMaximo: 32,
  personas: [
    {
      id: 1,
      nombre: 'ROSA IBACACHE MORA',
      tipoBeneficiario: 0,
      relacionFamiliar: 0,
      descripcionOtro: '',
      fechaNacimiento: '18-04-1991',
      edad: 35,
      sexo: 2,
      peso: 98,
      altura: 1.7,
      imc: 33.9,
      fueraDeRango: true,
      pension: false,
      causal: null,
      diagnostico: null,
    },
  ],
  respuestas: [
    { id: 2, pregunta: '¿Ojos?', respuesta: true, diagnosticos: [glaucoma] },
    { id: 3, pregunta: '¿Oídos?', respuesta: false, diagnosticos: [] },
  ],
  archivos: [{ id: 9, nombre: 'informe.pdf', tamano: 412_000, en: '2026-11-18T11:00:00.000Z' }],
}

function open(answers: Answers = {}, query = '?cola=financiera') {
  const received = fakeServer({
    obtenerColaContraloria: {
      totales: { financiera: 2, medica: 0 },
      casos: [enCola(3, 'ROSA IBACACHE MORA'), enCola(4, 'TOMÁS QUEZADA PINO')],
    },
    obtenerCasoContraloria: caso(),
    responderEvaluacionFinanciera: { resultado: 0 },
    responderEvaluacionMedica: { resultado: 1 },
    obtenerBorrador: null,
    guardarBorrador: 'ok',
    descartarBorrador: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<ContraloriaScreen />, {
    at: `/contraloria${query}`,
    session: { roles: ['contraloria'] },
  })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const openCase = () => press(/^ROSA IBACACHE/)
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

describe('the queue', () => {
  test('opens no case by itself: reading one is logged', async () => {
    const { sent } = open()
    expect(await screen.findByText('TOMÁS QUEZADA PINO')).toBeVisible()
    expect(screen.getByText('Elija un caso de la cola')).toBeVisible()
    expect(sent('obtenerCasoContraloria')).toEqual([])
  })

  test('is searched by name or folio', async () => {
    open()
    await screen.findByText('TOMÁS QUEZADA PINO')
    await userEvent.type(screen.getByRole('textbox', { name: 'Buscar en la cola' }), 'quez')
    expect(screen.queryByText('ROSA IBACACHE MORA')).toBeNull()
    expect(screen.getByText('TOMÁS QUEZADA PINO')).toBeVisible()
  })

  test('the other queue is asked for, and stands in the URL', async () => {
    const { router, sent } = open()
    await press(/^Médica/)
    expect(router.state.location.search).toBe('?cola=medica')
    expect(sent('obtenerColaContraloria').at(-1)).toEqual({ cola: 'medica' })
  })

  test('empty says that new ones appear; failed offers to retry', async () => {
    open({ obtenerColaContraloria: { totales: { financiera: 0, medica: 0 }, casos: [] } })
    expect(await screen.findByText('No hay casos en espera')).toBeVisible()
  })

  test('failed says so and offers to retry', async () => {
    open({ obtenerColaContraloria: new Refused(503, '') })
    expect(await screen.findByText('No se ha podido obtener la cola. Inténtelo nuevamente.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  })
})

describe('the search over every case', () => {
  const encontrado = encontradoDe({ nombre: 'PÍA ÑUÑEZ LAGOS', estado: 'DS Aceptada', declaracionSaludId: 41 })
  const box = () => screen.getByRole('combobox', { name: 'Buscar caso por nombre, RUT, folio, teléfono o correo' })

  test('opens a case that waits in no queue, and is ready for another', async () => {
    const { router, sent } = open({ buscarProspectos: [encontrado] })
    await userEvent.type(box(), 'pia nun')
    expect(await screen.findByRole('option')).toHaveTextContent('PÍA ÑUÑEZ LAGOS')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent('obtenerCasoContraloria')).toEqual([{ identificador: 41 }]))
    expect(router.state.location.search).toBe('?cola=financiera&identificador=41')
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  test('nobody found, it says over what it searched', async () => {
    open({ buscarProspectos: [] })
    await userEvent.type(box(), 'zz')
    expect(await screen.findByText('Solo aparecen los casos con la DS enviada.')).toBeVisible()
  })
})

describe('the queue moves', () => {
  test.each(['cola', 'resync'] as const)('%s shows a new case at once, and opens none', async (name) => {
    const events = fakeEvents()
    let casos = [enCola(3, 'ROSA IBACACHE MORA')]
    const { sent } = open({
      obtenerColaContraloria: () => ({ totales: { financiera: casos.length, medica: 0 }, casos }),
    })
    await screen.findByText('ROSA IBACACHE MORA')
    casos = [...casos, enCola(5, 'INÉS CATALÁN RUZ')]
    events.tell(name, null)
    expect(await screen.findByText('INÉS CATALÁN RUZ')).toBeVisible()
    expect(sent('obtenerCasoContraloria')).toEqual([])
  })

  test.each([
    ['looked at', true, 2],
    ['hidden', false, 1],
  ])('without events, a desk that is %s asks again after a minute', async (_what, visible, asked) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    focusManager.setFocused(visible)
    onTestFinished(() => {
      focusManager.setFocused(undefined)
      vi.useRealTimers()
    })
    const { sent } = open()
    await screen.findByText('ROSA IBACACHE MORA')
    await vi.advanceTimersByTimeAsync(50_000)
    expect(sent('obtenerColaContraloria')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent('obtenerColaContraloria')).toHaveLength(asked)
  })
})

describe('an income', () => {
  test('is approved as declared; the case leaves the desk', async () => {
    const { router, sent } = open()
    await openCase()
    expect(await screen.findByText('renta escrita a mano.', { exact: false, selector: 'div' })).toBeVisible()
    await choose(/Aprobar la renta/)
    await press('Registrar resultado')
    expect(await screen.findByText('ROSA IBACACHE MORA: A evaluación médica')).toBeVisible()
    expect(sent('responderEvaluacionFinanciera')).toEqual([
      { identificador: 3, decision: 'aprueba', rentaPromedio: null, motivo: '' },
    ])
    expect(router.state.location.search).toBe('?cola=financiera')
  })

  test('is not refused without a reason', async () => {
    const { sent } = open()
    await openCase()
    await choose(/Rechazar/)
    await press('Registrar resultado')
    expect(await screen.findByText('Escriba el motivo')).toBeVisible()
    await pasteInto(screen.getByRole('textbox', { name: /^Motivo/ }), 'No se acredita')
    await press('Registrar resultado')
    await waitFor(() =>
      expect(sent('responderEvaluacionFinanciera')[0]).toMatchObject({ decision: 'rechaza', motivo: 'No se acredita' }),
    )
  })

  test('nothing can be registered before a choice', async () => {
    open()
    await openCase()
    const button = await screen.findByRole('button', { name: 'Registrar resultado' })
    expect(button).toHaveAccessibleDescription('Elija un resultado.')
  })

  test.each([
    [
      'somebody was faster',
      new Refused(409, 'Otra persona ya respondió este caso.'),
      'Otra persona ya respondió este caso.',
    ],
    ['nobody answers', UNREACHABLE, 'No se ha podido registrar el resultado. Inténtelo nuevamente.'],
  ])('%s: told', async (_case, answer, text) => {
    open({ responderEvaluacionFinanciera: answer })
    await openCase()
    await choose(/Aprobar la renta/)
    await press('Registrar resultado')
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('a health declaration', () => {
  const answers = { obtenerCasoContraloria: caso({ cola: 'medica', medica, motivos: ['1 respuesta Sí'] }) }

  test('shows the group, the «sí» with diagnoses, the files', async () => {
    open(answers, '?cola=medica&identificador=3')
    expect(await screen.findByText('Glaucoma')).toBeVisible()
    for (const text of ['33,9', 'sobre 32,0', '1,70', 'Ver la respuesta No', '412 kB · 18/11/2026 08:00'])
      expect(screen.getByText(text), text).toBeVisible()
  })

  test('is authorized by a key', async () => {
    const { sent } = open(answers, '?cola=medica&identificador=3')
    await screen.findByText('Glaucoma')
    await userEvent.keyboard('1')
    await press('Registrar resultado')
    expect(await screen.findByText('ROSA IBACACHE MORA: Autorizada')).toBeVisible()
    expect(sent('responderEvaluacionMedica')).toEqual([{ identificador: 3, resultado: 1, motivo: '' }])
  })

  test('a digit typed in the reason chooses nothing', async () => {
    open(answers, '?cola=medica&identificador=3')
    await pasteInto(await screen.findByRole('textbox', { name: /^Motivo/ }), 'hace 2 años')
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  })

  test('already decided: read only', async () => {
    open({ obtenerCasoContraloria: caso({ cola: null, estado: 'DS Aceptada', motivos: [] }) }, '?identificador=3')
    expect(await screen.findByText('Este caso ya fue resuelto: DS Aceptada.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Registrar resultado' })).toBeNull()
  })
})
