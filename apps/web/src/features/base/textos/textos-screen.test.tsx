import { escribirPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'
import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import type { PropuestaDeTexto, VersionDeTexto } from './queries.ts'
import { TextosScreen } from './textos-screen.tsx'

const cuerpo = escribirPreguntas(
  preguntasDS.map((numero) => ({
    numero,
    pregunta: `¿Tiene ${numero}?`,
    ejemplo: `Como ${numero}.`,
    grupos: ['G00-G99'],
  })),
)
const version = (more: Partial<VersionDeTexto> = {}): VersionDeTexto => ({
  textoId: 1,
  clase: 'preguntasDS',
  version: 1,
  titulo: 'Declaración de Salud',
  desde: '01-01-2000',
  situacion: 'rige',
  huella: 'ab'.repeat(32),
  ejemplo: true,
  por: 'sistema',
  en: '2026-10-05T13:00:00.000Z',
  ...more,
})
const publicada = version({ textoId: 2, version: 2, ejemplo: false, por: 'Ricardo Vidal', desde: '07-10-2026' })

function open(at = '/textos', answers: Answers = {}) {
  const received = fakeServer({
    ...sinBorrador,
    obtenerTextos: [{ clase: 'preguntasDS', versiones: 1, porAprobar: false, pideOtro: false, rige: version() }],
    obtenerVersionesTexto: { filas: [publicada, version({ situacion: 'anterior' })], siguiente: null },
    obtenerTexto: { ...version(), cuerpo },
    publicarTexto: { estado: 'publicada', ...publicada },
    obtenerPropuestaTexto: null,
    ...answers,
  })
  const { router } = renderScreen(<TextosScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

const texto = () => screen.findByRole('textbox', { name: /^Texto/ })
const write = async (words: string) => {
  const box = await texto()
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(words)
}

test('the list marks example texts in force; the name opens versions with author and fingerprint', async () => {
  const { router } = open()
  const row = await screen.findByRole('row', { name: /Preguntas de la Declaración de Salud/ })
  expect(row).toHaveTextContent('Texto de ejemplo')
  await userEvent.click(within(row).getByRole('link'))
  expect(router.state.location.search).toBe('?clase=preguntasDS')
  expect(
    await screen.findByRole('row', { name: /^Versión 2 .* Rige 07-10-2026 .*Ricardo Vidal abababababab$/ }),
  ).toBeVisible()
  expect(screen.getByText(/antes de vender, publique el de la isapre/)).toBeVisible()
})

test('a version is read as it will be, with its whole fingerprint', async () => {
  open('/textos?clase=preguntasDS&textoId=1')
  const reading = within(await screen.findByRole('article', { name: 'Como se lee' }))
  expect(reading.getByText('15. ¿Tiene 15?')).toBeVisible()
  expect(reading.getAllByRole('listitem')).toHaveLength(14)
  expect(screen.getByText('ab'.repeat(32))).toBeVisible()
})

test('the next one begins as the one in force, is seen as it will be read, asked for and published', async () => {
  const { router, sent } = open('/textos?clase=preguntasDS')
  await write(cuerpo.replace('¿Tiene 1?', '¿Ha tenido 1?'))
  await press('Ver como se lee')
  expect(within(screen.getByRole('article')).getByText('1. ¿Ha tenido 1?')).toBeVisible()
  await press('Publicar')
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('no se modifica')
  await userEvent.click(within(question).getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText('La versión 2 se publicó.')).toBeVisible()
  expect(sent('publicarTexto')).toMatchObject([
    { clase: 'preguntasDS', titulo: 'Declaración de Salud', cuerpo: expect.stringContaining('¿Ha tenido 1?') },
  ])
  await waitFor(() => expect(router.state.location.search).toBe('?clase=preguntasDS&textoId=2'))
  await expectFocusSomewhere()
})

test('a question without its example is reported at the text, and nothing is sent', async () => {
  const { sent } = open('/textos?clase=preguntasDS')
  await write('1. ¿Tiene algo?')
  await press('Publicar')
  expect(await screen.findAllByText('A la pregunta 1 le falta la línea «Ejemplo:».')).toHaveLength(2)
  expect(sent('publicarTexto')).toEqual([])
})

test('a refusal of the server is shown, and the typed text stays', async () => {
  const same = 'Es igual al que rige ese día: no hay nada que publicar.'
  open('/textos?clase=preguntasDS', { publicarTexto: new Refused(422, same) })
  await texto()
  await press('Publicar')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText(same)).toBeVisible()
  expect(await texto()).toHaveValue(cuerpo)
})

test('another user publishes meanwhile: the typed text stays, and the conflict is shown', async () => {
  const events = fakeEvents()
  let rige = version()
  open('/textos?clase=preguntasDS', {
    obtenerTextos: () => [{ clase: 'preguntasDS', versiones: rige.version, porAprobar: false, pideOtro: false, rige }],
    obtenerTexto: ({ textoId }) => ({ ...(textoId === 1 ? version() : publicada), cuerpo: `${cuerpo}${textoId}` }),
  })
  await write('Lo que redacto yo')
  rige = publicada
  events.tell('textos', null)
  expect(await screen.findByText(/^Mientras tanto se guardó otra cosa/)).toBeVisible()
  expect(await texto()).toHaveValue('Lo que redacto yo')
  expect(await texto()).toHaveFocus()
})

test('opened from the list it has the focus, however far below it stands', async () => {
  const { router } = open()
  const link = await screen.findByRole('link', { name: 'Preguntas de la Declaración de Salud' })
  act(() => link.focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Versiones de Preguntas de la Declaración de Salud' })).toHaveFocus(),
  )
  expect(router.state.location.search).toBe('?clase=preguntasDS')
})

const propuesta = (more: Partial<PropuestaDeTexto> = {}): PropuestaDeTexto => ({
  propuestaId: 5,
  clase: 'preguntasDS',
  titulo: 'Declaración de Salud',
  cuerpo: cuerpo.replace('¿Tiene 1?', '¿Ha tenido 1?'),
  desde: '07-10-2026',
  por: 'Ricardo Vidal',
  en: '2026-10-07T13:00:00.000Z',
  propia: false,
  antes: { titulo: 'Declaración de Salud', cuerpo },
  impedimento: null,
  devuelta: null,
  ...more,
})
const firmado = { clase: 'preguntasDS', versiones: 1, porAprobar: true, pideOtro: true, rige: version() } as const

test('a text that people sign is proposed, and waits for another administrator', async () => {
  const { sent } = open('/textos?clase=preguntasDS', {
    obtenerTextos: [{ ...firmado, porAprobar: false }],
    publicarTexto: { estado: 'porAprobar', propuestaId: 5 },
    obtenerPropuestaTexto: lastStays(null, propuesta({ propia: true, impedimento: 'La publica otro.' })),
  })
  await write(cuerpo.replace('¿Tiene 1?', '¿Ha tenido 1?'))
  await press('Proponer')
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Proponer' }))
  expect(await screen.findByText('Quedó por aprobar: la publica otro administrador.')).toBeVisible()
  expect(sent('publicarTexto')).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Aprobar y publicar' })).toHaveAccessibleDescription(
    'La publica otro.',
  )
  expect(screen.queryByRole('button', { name: 'Proponer' })).toBeNull()
})

test('the second administrator sees what changes, and publishes it', async () => {
  const { sent } = open('/textos?clase=preguntasDS', {
    obtenerTextos: [firmado],
    obtenerPropuestaTexto: lastStays(propuesta(), null),
    aprobarTexto: publicada,
  })
  const cambia = within(await screen.findByRole('list', { name: 'Qué cambia' }))
  expect(cambia.getByText('1. ¿Tiene 1?').tagName).toBe('DEL')
  expect(cambia.getByText('1. ¿Ha tenido 1?').tagName).toBe('INS')
  await press('Aprobar y publicar')
  await press('Publicar')
  expect(await screen.findByText('La versión 2 se publicó.')).toBeVisible()
  expect(sent('aprobarTexto')).toEqual([{ propuestaId: 5 }])
})

test('a proposal is given back with a reason, and its words are there to be corrected', async () => {
  const devuelta = { por: 'Ana Ríos', en: '2026-10-07T14:00:00.000Z', motivo: 'Falta una coma' }
  const { sent } = open('/textos?clase=preguntasDS', {
    obtenerTextos: [firmado],
    obtenerPropuestaTexto: lastStays(propuesta(), propuesta({ devuelta })),
    devolverTexto: 'ok',
  })
  await press('Devolver')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Por qué' }), 'Falta una coma')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Devolver' }))
  expect(await screen.findByText(/Ana Ríos devolvió/)).toHaveTextContent('«Falta una coma»')
  expect(sent('devolverTexto')).toEqual([{ propuestaId: 5, motivo: 'Falta una coma' }])
  expect(await texto()).toHaveValue(cuerpo.replace('¿Tiene 1?', '¿Ha tenido 1?'))
})
