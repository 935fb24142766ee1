import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { fichaDe } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { HomeScreen } from '../home-screen.tsx'

beforeEach(elDia)

function start(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerProspectos: [fichaDe(1), fichaDe(2), fichaDe(3)],
    obtenerEstadosProspectos: [],
    obtenerTipoProspectos: [],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
    obtenerAsesoresDelEquipo: { asesores: [], deProspecto: null },
    ...answers,
  })
  const { router } = renderScreen(<HomeScreen />, { at: '/home', session })
  return { router, sent: payloadsIn(received) }
}
const open = (answers: Answers = {}, session = {}) => start(answers, session).sent

const enter = async () => userEvent.click(await screen.findByRole('button', { name: 'Seleccionar varios' }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const box = (n: number) => screen.findByRole('checkbox', { name: `Elegir a PROSPECTO ${n}` })
const chosen = () =>
  screen
    .getAllByRole('checkbox', { name: /^Elegir a/, checked: true })
    .map((one) => one.getAttribute('aria-label')?.slice(-1))
const elLunes = async () => {
  await press('Posponer')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: /^El siguiente día hábil/ }),
  )
}
const hecho = (...ids: number[]) => ids.map((prospectoId) => ({ prospectoId, antes: null }))

describe('choosing', () => {
  test('by its button: all at once or one by one, and the count is said', async () => {
    open()
    await enter()
    const todos = await screen.findByRole('checkbox', { name: 'Todos los 3 mostrados' })
    expect(todos).toHaveFocus()
    await userEvent.click(todos)
    expect(screen.getByText('3 elegidos')).toHaveAttribute('role', 'status')
    await userEvent.click(await box(2))
    expect(screen.getByText('2 elegidos')).toBeVisible()
    expect(todos).toHaveProperty('indeterminate', true)
    await press('Salir')
    expect(screen.queryByRole('checkbox', { name: /^Elegir a/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Seleccionar varios' })).toHaveFocus()
  })

  test('by key: J to a card, X on it, Shift X up to another, R to the act', async () => {
    open()
    await screen.findByRole('button', { name: 'Gestionar a PROSPECTO 1' })
    await userEvent.keyboard('jx')
    expect(chosen()).toEqual(['1'])
    expect(screen.getByRole('button', { name: 'Gestionar a PROSPECTO 1' })).toHaveFocus()
    await userEvent.keyboard('jj{Shift>}X{/Shift}')
    expect(chosen()).toEqual(['1', '2', '3'])
    await screen.findByText('3 elegidos')
    await userEvent.keyboard('r')
    expect(screen.getByRole('button', { name: 'Posponer' })).toHaveFocus()
  })

  test('nobody chosen, the act says why it waits', async () => {
    open()
    await enter()
    expect(await screen.findByRole('button', { name: 'Posponer' })).toHaveAccessibleDescription(
      'Elija al menos un prospecto.',
    )
  })

  test('is not for a supervisor by link', async () => {
    open({}, supervisor)
    await screen.findByRole('heading', { name: 'PROSPECTO 1' })
    expect(screen.queryByRole('button', { name: 'Seleccionar varios' })).toBeNull()
    screen.getByRole('button', { name: 'Gestionar a PROSPECTO 1' }).focus()
    await userEvent.keyboard('x')
    expect(screen.queryByRole('checkbox', { name: /^Elegir a/ })).toBeNull()
  })
})

describe('postponing the chosen ones', () => {
  test('is one call and one undo, and the choosing ends', async () => {
    const sent = open({ posponerAsuntos: { pospuestos: hecho(1, 2), rechazados: [] }, retomarAsuntos: 'ok' })
    await enter()
    await userEvent.click(await box(1))
    await userEvent.click(await box(2))
    await elLunes()
    expect(await screen.findByText('Pospuestos 2, vuelven pasado mañana.')).toBeVisible()
    expect(sent('posponerAsuntos')).toEqual([{ prospectos: [1, 2], vuelve: '2026-11-23' }])
    expect(screen.getByRole('button', { name: 'Seleccionar varios' })).toHaveFocus()
    await press('Deshacer')
    await waitFor(() => expect(sent('retomarAsuntos')).toEqual([{ asuntos: hecho(1, 2) }]))
  })

  test('those that could not be are named with their reason, and stay chosen', async () => {
    const motivo = 'No pide nada en su día: no hay qué posponer.'
    open({ posponerAsuntos: { pospuestos: hecho(1), rechazados: [{ prospectoId: 2, motivo }] } })
    await enter()
    await userEvent.click(await box(1))
    await userEvent.click(await box(2))
    await elLunes()
    expect(await screen.findByText('Pospuesto 1, vuelve pasado mañana. 1 no se pospusieron.')).toBeVisible()
    const resultado = screen.getByRole('region', { name: 'No se pospuso 1' })
    expect(within(resultado).getByRole('listitem')).toHaveTextContent(`PROSPECTO 2: ${motivo}`)
    expect(chosen()).toEqual(['2'])
    expect(document.body).not.toHaveFocus()
    await press('Ocultar')
    expect(screen.queryByRole('region', { name: 'No se pospuso 1' })).toBeNull()
  })

  test('a failure says so; those chosen stay', async () => {
    open({ posponerAsuntos: new Refused(503, 'No se ha podido posponer. Inténtelo nuevamente.') })
    await enter()
    await userEvent.click(await box(3))
    await elLunes()
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('No se ha podido posponer.')
    await press('Cerrar')
    await press('Cancelar')
    expect(chosen()).toEqual(['3'])
  })
})

describe('handing the chosen ones over, by the head of the team', () => {
  const asesores = [
    { identificador: 7, nombre: 'Ana Mora', activo: true },
    { identificador: 8, nombre: 'Luis Vera', activo: false },
  ]
  const fill = async () => {
    await enter()
    await userEvent.click(await box(1))
    await userEvent.click(await box(2))
    await press('Reasignar')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reasignar 2 casos' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /Quién los recibe/ }))
    expect(dialog.queryByRole('option', { name: 'Luis Vera' })).toBeNull()
    await userEvent.click(await dialog.findByRole('option', { name: 'Ana Mora' }))
    await userEvent.type(dialog.getByLabelText(/Por qué/), 'Vacaciones')
    await userEvent.click(dialog.getByRole('button', { name: 'Reasignar' }))
  }

  test('is one call and one undo; those refused stay chosen, with their reason', async () => {
    const sent = open(
      {
        ...sinBorrador,
        obtenerAsesoresDelEquipo: { asesores, deProspecto: null },
        reasignarProspectos: {
          traspasos: [31],
          hechos: [1],
          rechazados: [{ prospectoId: 2, motivo: 'Está cerrado: se queda con su asesor.' }],
          topes: 0,
        },
        deshacerReasignacion: { devueltos: 1, quedan: 0 },
      },
      { roles: ['jefatura'] },
    )
    await fill()
    expect(await screen.findByText('1 caso pasó a Ana Mora.')).toBeVisible()
    expect(sent('reasignarProspectos')).toEqual([{ prospectos: [1, 2], aId: 7, motivo: 'Vacaciones' }])
    expect(await screen.findByRole('region', { name: 'No se reasignó 1' })).toHaveTextContent('PROSPECTO 2')
    expect(chosen()).toEqual(['2'])
    await press('Deshacer')
    await waitFor(() => expect(sent('deshacerReasignacion')).toEqual([{ traspasos: [31] }]))
  })
})

describe('writing to the chosen ones', () => {
  const plantilla = {
    ...{ plantillaId: 4, de: 'propia' as const, canal: 'correo' as const, nombre: 'Saludo', asunto: 'Hola' },
    ...{ texto: 'Hola {nombre}', version: 1, edita: true, por: 'Ana', en: '2026-11-01T12:00:00.000Z' },
  }

  test('asks for a template, and goes to the first one with all in their order', async () => {
    const { router } = start({ obtenerPlantillas: { plantillas: [plantilla] } })
    await enter()
    await userEvent.click(await box(1))
    await userEvent.click(await box(3))
    await press('Escribir')
    const dialog = within(await screen.findByRole('dialog', { name: 'Escribir a 2 prospectos' }))
    await userEvent.selectOptions(await dialog.findByLabelText('Plantilla'), 'Correo · Saludo')
    await userEvent.click(dialog.getByRole('button', { name: 'Empezar' }))
    await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=1'))
    expect(router.state.location.state).toEqual({
      serie: { plantillaId: 4, canal: 'correo', prospectos: [1, 3], at: 0, enviados: 0 },
    })
  })
})
