import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, lastStays, Refused } from '../../../../testing/fake-server.ts'
import { fichaDe } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { vistaDe } from '../../../../testing/vista.ts'
import { HomeScreen } from '../home-screen.tsx'

beforeEach(elDia)

interface Options {
  readonly at?: string
  readonly session?: object
}

function open({ at = '/home', session = {}, ...answers }: Answers & Options = {}) {
  const received = fakeServer({
    obtenerProspectos: [fichaDe(1)],
    obtenerEstadosProspectos: [{ estado: 'DS Aceptada' }],
    obtenerTipoProspectos: [{ codigo: 'REF', descripcion: 'Referido' }],
    ...sinBorrador,
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: [] },
    ...answers,
  })
  const { router } = renderScreen(<HomeScreen />, { at, session })
  const asked = (name: string) => received.flatMap((one) => (one.name === name ? [one.payload] : []))
  return { router, asked }
}

const aceptadas = vistaDe(7, { nombre: 'Aceptadas', estado: 'DS Aceptada', orden: 'nombre', dias: 60 })
const ajena = vistaDe(8, { nombre: 'Del equipo', compartida: true, de: 'Ana Jefa', edita: false })
const dos = { obtenerVistas: { vistas: [aceptadas, ajena] } }
const EN_LA_VISTA = '?desde=2026-09-22&hasta=2026-11-21&estado=DS+Aceptada&orden=nombre&vista=7'

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Vistas' }))
const current = async () =>
  (await tabs()).getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []))
const nombre = async () => within(await screen.findByRole('dialog')).getByLabelText(/^Nombre/)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the order', () => {
  test('is asked for and kept in the address; the first one is not', async () => {
    const { router, asked } = open()
    const orden = await screen.findByRole('combobox', { name: 'Orden' })
    await userEvent.selectOptions(orden, 'Nombre A–Z')
    await waitFor(() => expect(router.state.location.search).toBe('?orden=nombre'))
    await waitFor(() => expect(asked('obtenerProspectos').at(-1)).toMatchObject({ orden: 'nombre' }))
    expect(orden).toHaveFocus()
    await userEvent.selectOptions(orden, 'Más recientes')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('views', () => {
  test('without any nothing stands there until there are filters to keep', async () => {
    open()
    await screen.findByRole('heading', { name: 'PROSPECTO 1' })
    expect(screen.queryByRole('navigation', { name: 'Vistas' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Más antiguos')
    expect(await button('Guardar vista')).toBeVisible()
  })

  test('one is chosen with one press, its days counted from today', async () => {
    const { router, asked } = open(dos)
    expect(await current()).toEqual(['Todas'])
    await userEvent.click((await tabs()).getByRole('link', { name: 'Aceptadas' }))
    await waitFor(() => expect(router.state.location.search).toBe(EN_LA_VISTA))
    expect(await current()).toEqual(['Aceptadas'])
    await waitFor(() =>
      expect(asked('obtenerProspectos').at(-1)).toMatchObject({
        estado: 'DS Aceptada',
        orden: 'nombre',
        rangoInicio: '22-09-2026',
      }),
    )
    expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull()
  })

  test('one with the filters on screen reads the list no second time', async () => {
    const { router, asked } = open({ obtenerVistas: { vistas: [vistaDe(7, { nombre: 'Recientes' })] } })
    await screen.findByRole('heading', { name: 'PROSPECTO 1' })
    const reads = asked('obtenerProspectos').length
    await userEvent.click((await tabs()).getByRole('link', { name: 'Recientes' }))
    await waitFor(() => expect(router.state.location.search).toBe('?vista=7'))
    expect(screen.getByRole('heading', { name: 'PROSPECTO 1' })).toBeVisible()
    expect(asked('obtenerProspectos')).toHaveLength(reads)
  })

  test('and by its key; 0 goes back to all', async () => {
    const { router } = open(dos)
    await tabs()
    await userEvent.keyboard('1')
    await waitFor(() => expect(router.state.location.search).toBe(EN_LA_VISTA))
    await userEvent.keyboard('0')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await userEvent.keyboard('9')
    expect(router.state.location.search).toBe('')
  })

  test('keep the advisor of the team on screen', async () => {
    const { router } = open({
      ...dos,
      at: '/home?asesor=7',
      session: { roles: ['jefatura'] },
      obtenerAsesoresDelEquipo: { asesores: [{ identificador: 7, nombre: 'Ana', activo: true }], deProspecto: null },
    })
    await userEvent.click((await tabs()).getByRole('link', { name: 'Aceptadas' }))
    await waitFor(() => expect(router.state.location.search).toBe(`${EN_LA_VISTA}&asesor=7`))
  })

  test('a supervisor by link has none, and orders the list', async () => {
    const { asked } = open({ session: supervisor, at: '/home?estado=DS+Aceptada' })
    expect(await screen.findByRole('combobox', { name: 'Orden' })).toBeVisible()
    await screen.findByRole('heading', { name: 'PROSPECTO 1' })
    expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull()
    expect(asked('obtenerVistas')).toEqual([])
  })
})

describe('a view is kept', () => {
  test('with the filters on screen, without the searched name, and becomes the chosen one', async () => {
    const { router, asked } = open({
      at: '/home?estado=DS+Aceptada',
      guardarVista: { vistaId: 9, version: 1 },
      obtenerVistas: lastStays(
        { vistas: [] },
        { vistas: [vistaDe(9, { nombre: 'Aceptadas', estado: 'DS Aceptada' })] },
      ),
    })
    await userEvent.click(await button('Guardar vista'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }))
    expect(dialog.getByText('DS Aceptada · último mes · Más recientes')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Nombre/), 'Aceptadas')
    await userEvent.click(dialog.getByLabelText('Compartida con el equipo'))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(router.state.location.search).toBe('?estado=DS+Aceptada&vista=9'))
    expect(asked('guardarVista')).toMatchObject([
      { nombre: 'Aceptadas', compartida: true, estado: 'DS Aceptada', tipoPlan: 1, dias: null, desde: null },
    ])
    expect(await screen.findByText('Se guardó la vista Aceptadas.')).toBeVisible()
    const tab = (await tabs()).getByRole('link', { name: 'Aceptadas' })
    await waitFor(() => expect(tab).toHaveFocus())
  })

  test('a refusal stands at its field, with the name as typed', async () => {
    open({
      at: '/home?orden=nombre',
      guardarVista: new Refused(422, 'Ya tiene una vista con ese nombre.', {
        errores: [{ campo: 'nombre', mensaje: 'Ya tiene una vista con ese nombre.' }],
      }),
    })
    await userEvent.click(await button('Guardar vista'))
    const name = await nombre()
    await userEvent.type(name, 'Repetida{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Ya tiene una vista con ese nombre.'))
    expect(name).toHaveValue('Repetida')
    expect(name).toHaveFocus()
  })
})

describe('the chosen view', () => {
  const cambiada = `/home${EN_LA_VISTA}&plan=2`

  test('with other filters on screen takes them, and gets its own back', async () => {
    const { asked } = open({ ...dos, at: cambiada, guardarVista: { vistaId: 7, version: 4 } })
    expect(await button('Guardar vista')).toBeVisible()
    await userEvent.click(await button('Actualizar la vista Aceptadas'))
    await userEvent.click(await button('Deshacer'))
    await screen.findByText('Se deshizo el cambio.')
    expect(asked('guardarVista')).toMatchObject([
      { vistaId: 7, version: 3, nombre: 'Aceptadas', tipoPlan: 2, dias: 60 },
      { vistaId: 7, version: 4, nombre: 'Aceptadas', tipoPlan: 1, dias: 60 },
    ])
  })

  test('gets another name, and keeps its own filters', async () => {
    const { asked } = open({ ...dos, at: cambiada, guardarVista: { vistaId: 7, version: 4 } })
    await userEvent.click(await button('Editar la vista Aceptadas'))
    const name = await nombre()
    await userEvent.clear(name)
    await userEvent.type(name, 'Por firmar{Enter}')
    await screen.findByText('Se guardó la vista Por firmar.')
    expect(asked('guardarVista')).toMatchObject([{ vistaId: 7, nombre: 'Por firmar', tipoPlan: 1, dias: 60 }])
    expect(await button('Editar la vista Aceptadas')).toHaveFocus()
  })

  test('is deleted and restored; its filters stay on screen, and the focus in the screen', async () => {
    const { router, asked } = open({ ...dos, at: `/home${EN_LA_VISTA}`, eliminarVista: 'ok', restituirVista: 'ok' })
    await userEvent.click(await button('Editar la vista Aceptadas'))
    await userEvent.click(await button('Eliminar'))
    await waitFor(() => expect(router.state.location.search).toBe(EN_LA_VISTA.replace('&vista=7', '')))
    expect(document.body).not.toHaveFocus()
    await userEvent.click(await button('Deshacer'))
    await waitFor(() => expect(asked('restituirVista')).toEqual([{ vistaId: 7 }]))
  })

  test('of another person is chosen, not changed', async () => {
    open({ ...dos, at: '/home?vista=8&plan=3' })
    expect(await current()).toEqual(['Del equipo'])
    expect(screen.queryByRole('button', { name: /^(Editar|Actualizar)/ })).toBeNull()
    expect(await button('Guardar vista')).toBeVisible()
  })
})
