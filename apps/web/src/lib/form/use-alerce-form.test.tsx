import { type AccesoForm, accesoRules } from '@alerce/contract/forms/acceso/clave'
import type { Rules } from '@alerce/contract/forms/rules'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DraftNotice } from '../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../components/fields/error-summary.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { borradorDe, conservados, soltados } from '../../testing/acts/borrador.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  Refused,
  UNREACHABLE,
} from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ingreso, sinBorrador } from '../../testing/usuario.ts'
import { call } from '../api/call.ts'
import { useAlerceForm } from './use-alerce-form.ts'

interface SubjectProps {
  readonly onFailed: (error: unknown) => void
  readonly initial: AccesoForm
  readonly after: (() => Promise<unknown>) | undefined
  readonly rules: Rules<AccesoForm>
}

function Subject({ onFailed, initial, after, rules }: SubjectProps) {
  const form = useAlerceForm<AccesoForm>({ name: 'prueba:1', initial, rules })
  const save = (values: AccesoForm) => call('autenticarDashboard', values)
  return (
    <form onSubmit={form.submit(save, onFailed, after)} noValidate>
      <DraftNotice form={form} />
      <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
      <TextField label="Usuario" {...form.field('usuario')} />
      <TextField label="Clave" {...form.field('clave')} />
      <button type="submit">Guardar</button>
    </form>
  )
}

const nada: AccesoForm = { usuario: '', clave: '' }

function open(answers: Answers = {}, initial = nada, after?: () => Promise<unknown>, rules = accesoRules) {
  const received = fakeServer({ ...sinBorrador, ...answers })
  const onFailed = vi.fn()
  renderScreen(<Subject onFailed={onFailed} initial={initial} after={after} rules={rules} />)
  const sent = (name: string) => received.filter((one) => one.name === name)
  return { sent, onFailed, user: userEvent }
}

const press = { name: 'Guardar' }

type Sent = ReturnType<typeof open>['sent']
const guardados = (sent: Sent) => sent('guardarBorrador').map(({ payload }) => payload)

test('a server error stays at its field on blur, until the value changes', async () => {
  const errores = [{ campo: 'usuario', mensaje: 'Ese usuario no existe' }]
  const { user } = open({ autenticarDashboard: new Refused(422, 'x', { errores }) }, { usuario: 'ana', clave: 'y' })
  await user.click(screen.getByRole('button', press))
  await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus())
  await user.tab()
  expect(screen.getByLabelText('Usuario')).toHaveAttribute('aria-invalid', 'true')
  await user.type(screen.getByLabelText('Usuario'), 'b')
  await user.tab()
  expect(screen.getByLabelText('Usuario').getAttribute('aria-invalid')).not.toBe('true')
})

describe('rules', () => {
  test('a field shows its error on blur', async () => {
    const { user } = open()
    await user.click(screen.getByLabelText('Usuario'))
    await user.tab()
    expect(await screen.findByText('Debe ingresar una usuario')).toBeVisible()
  })

  test('the error of a blur waits for the end of the press: its target must not move', async () => {
    const { user } = open()
    await user.click(screen.getByLabelText('Usuario'))
    fireEvent.mouseDown(screen.getByLabelText('Clave'))
    act(() => screen.getByLabelText('Clave').focus())
    expect(screen.queryByText('Debe ingresar una usuario')).toBeNull()
    fireEvent.mouseUp(screen.getByLabelText('Clave'))
    expect(await screen.findByText('Debe ingresar una usuario')).toBeVisible()
  })

  test('a submit refused by the rules sends nothing, lists the errors and focuses the first', async () => {
    const { user, sent } = open()
    await user.click(screen.getByRole('button', press))
    expect(screen.getByRole('heading', { name: 'Corrija 2 datos' })).toBeVisible()
    expect(screen.getByLabelText('Usuario')).toHaveFocus()
    expect(sent('autenticarDashboard')).toEqual([])
  })

  test('the summary takes you to the field', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', press))
    await user.click(screen.getByRole('link', { name: 'Debe ingresar una contraseña' }))
    expect(screen.getByLabelText('Clave')).toHaveFocus()
  })

  test('the summary shows current errors, not former ones', async () => {
    const { user } = open({}, nada, undefined, { usuario: (value) => (value ? 'Muy corto' : 'Falta') })
    await user.click(screen.getByRole('button', press))
    expect(await screen.findByRole('link', { name: 'Falta' })).toBeVisible()
    await user.type(screen.getByLabelText('Usuario'), 'a')
    await user.tab()
    expect(screen.getByRole('link', { name: 'Muy corto' })).toBeVisible()
  })

  test('a corrected error leaves the summary', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', press))
    await user.type(screen.getByLabelText('Usuario'), 'a')
    expect(screen.getByRole('heading', { name: 'Corrija 1 dato' })).toBeVisible()
  })
})

test("the server's errors stand at their fields", async () => {
  const mensaje = 'La clave es muy corta'
  const refused = new Refused(400, 'Revise los datos ingresados.', { errores: [{ campo: 'clave', mensaje }] })
  const { user, onFailed } = open({ autenticarDashboard: refused })
  await user.type(screen.getByLabelText('Usuario'), 'a')
  await user.type(screen.getByLabelText('Clave'), 'b')
  await user.click(screen.getByRole('button', press))
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(screen.getByLabelText('Clave')).toHaveAccessibleDescription(mensaje)
  expect(screen.getByLabelText('Usuario')).toHaveValue('a')
})

describe('while a save is on its way', () => {
  const initialOf = (sent: (name: string) => readonly { payload: unknown }[]) =>
    sent('guardarBorrador').map(({ payload }) => payload)

  test('changes typed meanwhile stay unsaved, and a draft keeps them', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof ingreso>()
    const { user, sent } = open({ autenticarDashboard: () => promise })
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await user.type(screen.getByLabelText('Clave'), 'x')
    await user.click(screen.getByRole('button', press))
    await user.type(screen.getByLabelText('Usuario'), 'bel')
    resolve(ingreso)
    await waitFor(() =>
      expect(initialOf(sent).at(-1)).toMatchObject({ cambios: [{ campo: 'usuario', de: 'ana', a: 'anabel' }] }),
    )
    expect(screen.getByLabelText('Usuario')).toHaveValue('anabel')
    expect(sent('autenticarDashboard').map(({ payload }) => payload)).toEqual([{ usuario: 'ana', clave: 'x' }])
  })

  test('a field changed meanwhile shows no refusal, the others do', async () => {
    const { promise, resolve } = Promise.withResolvers<Refused>()
    const { user, onFailed } = open({ autenticarDashboard: () => promise })
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await user.type(screen.getByLabelText('Clave'), 'x')
    await user.click(screen.getByRole('button', press))
    await user.type(screen.getByLabelText('Usuario'), 'bel')
    const errores = ['usuario', 'clave'].map((campo) => ({ campo, mensaje: `Esa ${campo} no existe` }))
    resolve(new Refused(422, 'x', { errores }))
    await waitFor(() => expect(onFailed).toHaveBeenCalled())
    expect(screen.getByLabelText('Usuario').getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.getByLabelText('Clave')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('heading', { name: 'Corrija 1 dato' })).toBeVisible()
  })

  test('a failed draft deletion after a save is not a failed save', async () => {
    const after = vi.fn(async () => undefined)
    const { user, onFailed, sent } = open(
      { autenticarDashboard: ingreso, guardarBorrador: lastStays('ok', new Refused(503, 'No')) },
      nada,
      after,
    )
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await user.type(screen.getByLabelText('Clave'), 'x')
    await waitFor(() => expect(sent('guardarBorrador').length).toBeGreaterThan(0))
    await user.click(screen.getByRole('button', press))
    await waitFor(() => expect(after).toHaveBeenCalledOnce())
    expect(soltados(guardados(sent))).toHaveLength(1)
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('drafts', () => {
  const cambio = (campo: string, a: unknown, de: unknown = '') => ({ campo, de, a })
  const late = () => Promise.withResolvers<Answer<'obtenerBorrador'>>()

  test('changes are saved after a pause with their original values, and discarded once saved', async () => {
    const { user, sent } = open({ autenticarDashboard: ingreso })
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    expect(sent('guardarBorrador')[0]?.payload).toEqual({
      formulario: 'prueba:1',
      cambios: [cambio('usuario', 'ana')],
    })
    await user.type(screen.getByLabelText('Clave'), 'x')
    await user.click(screen.getByRole('button', press))
    await waitFor(() => expect(soltados(guardados(sent))).toHaveLength(1))
    // only its own fields: another window may have typed in the others
    expect(guardados(sent).at(-1)).toEqual({ formulario: 'prueba:1', cambios: [cambio('usuario', '')] })
  })

  test.each([503, 429, 413, 500])('changes refused by %i are sent again with the next change', async (status) => {
    const { user, sent } = open({ guardarBorrador: lastStays(new Refused(status, 'No'), 'ok') })
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    await user.type(screen.getByLabelText('Clave'), 'x')
    const todo = [cambio('usuario', 'ana'), cambio('clave', 'x')]
    await waitFor(() => expect(sent('guardarBorrador').at(-1)?.payload).toMatchObject({ cambios: todo }))
  })

  test('a draft is put back and says so; fields that no longer exist are ignored', async () => {
    const { user } = open({ obtenerBorrador: borradorDe({ usuario: 'ana', otro: 'x' }) })
    expect(await screen.findByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
    expect(screen.getByLabelText('Usuario')).toHaveValue('ana')
    await user.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(screen.getByLabelText('Usuario')).toHaveValue('')
    expect(screen.queryByText('Recuperamos lo que estaba escribiendo')).toBeNull()
  })

  test('discarding can be undone', async () => {
    const { user } = open({ obtenerBorrador: borradorDe({ usuario: 'ana' }) })
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveValue('ana'))
  })

  test('of a late draft the field that is being typed in wins, the others take it, and nothing of it is written over', async () => {
    const { promise, resolve } = late()
    const { user, sent } = open({ obtenerBorrador: () => promise })
    await user.type(screen.getByLabelText('Usuario'), 'yo')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    expect(sent('guardarBorrador')[0]?.payload).toMatchObject({ cambios: [cambio('usuario', 'yo')] })
    await act(async () => resolve(borradorDe({ usuario: 'antes', clave: 'k' })))
    expect(screen.getByLabelText('Usuario')).toHaveValue('yo')
    expect(screen.getByLabelText('Clave')).toHaveValue('k')
  })

  test('a draft that cannot be read is asked for again, and no field of it is written over meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const nobody = [UNREACHABLE, UNREACHABLE, UNREACHABLE] as const
    const { sent } = open({ obtenerBorrador: inTurn(...nobody, borradorDe({ usuario: 'ana' })) })
    await waitFor(() => expect(sent('obtenerBorrador')).toHaveLength(3))
    await vi.advanceTimersByTimeAsync(5000)
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveValue('ana'))
    expect(sent('guardarBorrador')).toEqual([])
    vi.useRealTimers()
  })

  test('a draft of another field does not undo later saves', async () => {
    open({ obtenerBorrador: borradorDe({ usuario: 'ana' }) }, { usuario: '', clave: 'nueva' })
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveValue('ana'))
    expect(screen.getByLabelText('Clave')).toHaveValue('nueva')
    expect(screen.queryByRole('button', { name: 'Usar lo guardado' })).toBeNull()
  })

  test('if draft and record both changed, a notice offers the saved value', async () => {
    const { user } = open({ obtenerBorrador: borradorDe({ usuario: 'ana' }) }, { usuario: 'eva', clave: '' })
    expect(await screen.findByText(/^Mientras tanto se guardó otra cosa en usuario\./)).toBeVisible()
    expect(screen.getByLabelText('Usuario')).toHaveValue('ana')
    await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }))
    expect(screen.getByLabelText('Usuario')).toHaveValue('eva')
    expect(screen.queryByText(/^Mientras tanto/)).toBeNull()
  })

  test('a field typed back to its original value is sent as no change', async () => {
    const { user, sent } = open()
    await user.type(screen.getByLabelText('Usuario'), 'a')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    await user.clear(screen.getByLabelText('Usuario'))
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(2))
    expect(sent('guardarBorrador')[1]?.payload).toMatchObject({ cambios: [cambio('usuario', '')] })
  })

  test('saved values are never kept as a draft again, even with a dialog first', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<undefined>()
    const { user, sent } = open({ autenticarDashboard: ingreso }, undefined, () => told)
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await user.type(screen.getByLabelText('Clave'), 'x')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    await user.click(screen.getByRole('button', press))
    await waitFor(() => expect(soltados(guardados(sent))).toHaveLength(1))
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => tell(undefined))
    expect(conservados(guardados(sent))).toHaveLength(1)
  })
})

describe('the record is read again while it is open', () => {
  function Reread() {
    const [saved, setSaved] = useState<AccesoForm>({ usuario: 'eva', clave: '' })
    const form = useAlerceForm<AccesoForm>({ name: null, initial: saved, rules: accesoRules })
    return (
      <>
        <DraftNotice form={form} />
        <TextField label="Usuario" {...form.field('usuario')} />
        <TextField label="Clave" {...form.field('clave')} />
        <button type="button" onClick={() => setSaved({ usuario: 'iris', clave: 'nueva' })}>
          Otra persona guarda
        </button>
      </>
    )
  }

  test('untouched fields follow it', async () => {
    fakeServer(sinBorrador)
    renderScreen(<Reread />)
    await userEvent.click(screen.getByRole('button', { name: 'Otra persona guarda' }))
    expect(screen.getByLabelText('Usuario')).toHaveValue('iris')
    expect(screen.getByLabelText('Clave')).toHaveValue('nueva')
    expect(screen.queryByText(/^Mientras tanto/)).toBeNull()
  })

  test('typed values stay, with a notice', async () => {
    fakeServer(sinBorrador)
    renderScreen(<Reread />)
    await userEvent.type(screen.getByLabelText('Usuario'), 'lina')
    await userEvent.click(screen.getByRole('button', { name: 'Otra persona guarda' }))
    expect(screen.getByLabelText('Usuario')).toHaveValue('evalina')
    expect(screen.getByLabelText('Clave')).toHaveValue('nueva')
    expect(screen.getByText(/^Mientras tanto se guardó otra cosa en usuario\./)).toBeVisible()
  })
})

test('the summary says which field each is of', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', press))
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Usuario')
  expect(second).toHaveTextContent('Clave')
})
