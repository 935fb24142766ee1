import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from '../postulante-ds-screen.tsx'

// Test files of a worker share modules: load those that use the fake store again, and drop them at the end
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

/** Fake store of the phone: the test environment has no IndexedDB. */
const { arca } = vi.hoisted(() => ({ arca: new Map<string, unknown>() }))
vi.mock('./arca.ts', () => ({
  saveInArca: async (_enlace: string, parte: string, valor: unknown) =>
    arca.set(parte, JSON.parse(JSON.stringify(valor))),
  readFromArca: async (_enlace: string, parte: string) =>
    arca.has(parte) ? { valor: arca.get(parte), puesta: '2026-10-07T12:00:00.000Z' } : null,
  removeFromArca: async (_enlace: string, ...partes: string[]) => {
    for (const parte of partes) arca.delete(parte)
  },
}))
beforeEach(() => arca.clear())

function open(answers: Answers = {}) {
  const received = fakeServer({ ...sinNovedad, obtenerPostulacion: postulacionDe(), ...answers })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return () => received.map(({ name }) => name)
}
/** Reloads the page: only the data stored in the phone remains. */
function reload(answers: Answers = {}) {
  cleanup()
  return open(answers)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const diagnostico = () => screen.findByRole<HTMLInputElement>('textbox', { name: '¿Qué le diagnosticaron?' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar y continuar' }))

/** Question 3, begun. */
async function begin(): Promise<void> {
  await heading('Pregunta 3')
  await userEvent.click(screen.getByRole('radio', { name: 'Sí' }))
  await pasteInto(await diagnostico(), 'Glaucoma')
  await waitFor(() => expect(JSON.stringify(arca.get('escritas'))).toContain('Glaucoma'))
}

describe('unsent text', () => {
  test('outlives a reload, and nothing of it was sent', async () => {
    open()
    await begin()
    const names = reload()
    await heading('Pregunta 3')
    expect(await diagnostico()).toHaveValue('Glaucoma')
    expect(screen.getByRole('radio', { name: 'Sí', checked: true })).toBeVisible()
    expect(names()).not.toContain('guardarRespuestaPostulante')
  })

  test('over an answer given by another phone shows the other one before replacing it', async () => {
    open()
    await begin()
    const { cuestionario } = postulacionDe()
    const preguntas = cuestionario.preguntas.map((una) =>
      una.id === 3 ? { ...una, respuesta: false, versionRespuesta: 9 } : una,
    )
    reload({ obtenerPostulacion: postulacionDe({ cuestionario: { ...cuestionario, preguntas } }) })
    await heading('Pregunta 4')
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
    await heading('Pregunta 3')
    expect(await screen.findByText(/^Mientras tanto se guardó otra respuesta: No\./)).toBeVisible()
    expect(await diagnostico()).toHaveValue('Glaucoma')
  })

  test('of a person, over values saved since, shows them, and they can be used', async () => {
    const enTitular = postulacionDe({ paso: 'cotizante' })
    open({ obtenerPostulacion: enTitular })
    const peso = () => screen.findByRole('textbox', { name: 'Peso (kg)' })
    await userEvent.clear(await peso())
    await pasteInto(await peso(), '65')
    await waitFor(() => expect(JSON.stringify(arca.get('escritas'))).toContain('65'))
    reload({ obtenerPostulacion: { ...enTitular, titular: { ...enTitular.titular, peso: 70 } } })
    expect(await peso()).toHaveValue('65')
    expect(screen.getByText(/^Mientras tanto se guardó otra cosa en Peso\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Usar lo guardado' }))
    expect(await peso()).toHaveValue('70')
    expect(screen.queryByText(/^Mientras tanto/)).toBeNull()
    await expectFocusSomewhere()
    await waitFor(() => expect(arca.has('escritas')).toBe(false))
  })

  test('stays on its own screen', async () => {
    open()
    await begin()
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
    await heading('Pregunta 2')
    expect(screen.getByRole('radio', { name: 'No', checked: true })).toBeVisible()
    window.history.back()
    await heading('Pregunta 3')
    expect(await diagnostico()).toHaveValue('Glaucoma')
  })

  test.each([
    ['saved', 'ok'],
    ['given without network', UNREACHABLE],
  ] as const)('is deleted once it is %s', async (_, guardarRespuestaPostulante) => {
    open({ guardarRespuestaPostulante })
    await begin()
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await send()
    await waitFor(() => expect(arca.has('escritas')).toBe(false))
  })

  test('that is refused stays', async () => {
    open({ guardarRespuestaPostulante: new Refused(503, 'Ahora no') })
    await begin()
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await send()
    expect(await screen.findByText('Ahora no')).toBeVisible()
    expect(JSON.stringify(arca.get('escritas'))).toContain('Glaucoma')
  })

  test('is deleted when the applicant leaves', async () => {
    open({ salirDePostulacion: 'ok' })
    await begin()
    await userEvent.click(screen.getByRole('button', { name: 'Salir y seguir después' }))
    await waitFor(() => expect(arca.size).toBe(0))
  })
})
