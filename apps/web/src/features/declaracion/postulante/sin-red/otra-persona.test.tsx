import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, lastStays, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { ENLACE, postulacionDe, sinNovedad } from '../../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../../testing/postulacion/render-by-link.tsx'
import { PostulanteDsScreen } from '../postulante-ds-screen.tsx'

const antes = postulacionDe({ paso: 'cotizante' })
/** Record after another phone saved another weight. */
const despues = { ...antes, titular: { ...antes.titular, peso: 70, versionPersona: 2 } }
const despuesGuardada = postulacionDe()
const stale = new Refused(412, 'Usted cambió esto en otra ventana. Usted: Peso.')

function open(answers: Answers) {
  const received = fakeServer({ ...sinNovedad, ...answers })
  renderByLink(<PostulanteDsScreen />, `/declaracion#enlace=${ENLACE}`)
  return () => received.flatMap(({ name, payload }) => (name === 'guardarTitularPostulante' ? [payload] : []))
}
const casilla = (name: string) => screen.findByRole('textbox', { name })
async function write(name: string, value: string): Promise<void> {
  await userEvent.clear(await casilla(name))
  await pasteInto(await casilla(name), value)
}
const otraEnPeso = /^Mientras tanto se guardó otra cosa en Peso\. Lo que usted escribió sigue aquí/

describe('a save of the same person on another phone', () => {
  test('is shown beside the typed text, which stays, and is replaced when sent again', async () => {
    const sent = open({
      obtenerPostulacion: lastStays(antes, despues, despuesGuardada),
      guardarTitularPostulante: lastStays(stale, 'ok'),
    })
    await write('Peso (kg)', '65')
    await press('Guardar y continuar')
    expect(await screen.findByText('Usted cambió esto en otra ventana. Usted: Peso.')).toBeVisible()
    expect(await screen.findByText(otraEnPeso)).toBeVisible()
    expect(await casilla('Peso (kg)')).toHaveValue('65')
    await expectFocusSomewhere()
    await press('Guardar y continuar')
    await screen.findByRole('heading', { level: 1, name: 'Pregunta 3' })
    expect(sent().map(({ reemplaza }) => (reemplaza as { version: number }).version)).toEqual([1, 2])
  })

  test('fills the fields untouched here: sending does not undo it', async () => {
    const sent = open({
      obtenerPostulacion: lastStays(antes, despues, despuesGuardada),
      guardarTitularPostulante: lastStays(stale, 'ok'),
    })
    await write('Estatura (m)', '1,70')
    await press('Guardar y continuar')
    await screen.findByText('Usted cambió esto en otra ventana. Usted: Peso.')
    expect(await casilla('Peso (kg)')).toHaveValue('70')
    expect(await casilla('Estatura (m)')).toHaveValue('1,70')
    expect(screen.queryByText(/^Mientras tanto/)).toBeNull()
    await press('Guardar y continuar')
    await screen.findByRole('heading', { level: 1, name: 'Pregunta 3' })
    expect(sent().at(-1)).toMatchObject({ peso: '70', altura: '1,70' })
  })

  test('can be taken instead', async () => {
    open({ obtenerPostulacion: lastStays(antes, despues), guardarTitularPostulante: stale })
    await write('Peso (kg)', '65')
    await press('Guardar y continuar')
    await screen.findByText(otraEnPeso)
    await press('Usar lo guardado')
    expect(await casilla('Peso (kg)')).toHaveValue('70')
    expect(screen.queryByText(otraEnPeso)).toBeNull()
    await expectFocusSomewhere()
  })

  test('is shown beside the text typed without network, once the network is back', async () => {
    const sent = open({
      obtenerPostulacion: lastStays(antes, despues),
      guardarTitularPostulante: lastStays(UNREACHABLE, stale),
    })
    await write('Peso (kg)', '65')
    await press('Guardar y continuar')
    await screen.findByText(/Una respuesta dada sin conexión no se pudo guardar/)
    expect(await screen.findByText(otraEnPeso)).toBeVisible()
    expect(await casilla('Peso (kg)')).toHaveValue('65')
    expect(sent()).toHaveLength(2)
  })
})
