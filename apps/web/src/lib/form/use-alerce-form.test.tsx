import { type AccesoForm, accesoRules } from '@alerce/contract/forms/acceso/ingreso'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { DraftNotice } from '../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../components/fields/error-summary.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { type Answer, type Answers, fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ingreso } from '../../testing/usuario.ts'
import { call } from '../api/call.ts'
import { useAlerceForm } from './use-alerce-form.ts'

const drafts: Answers = { obtenerBorrador: null, guardarBorrador: 'ok', descartarBorrador: 'ok' }

function Subject({ onFailed }: { readonly onFailed: (error: unknown) => void }) {
  const form = useAlerceForm<AccesoForm>({ name: 'prueba:1', initial: { usuario: '', clave: '' }, rules: accesoRules })
  const save = (values: AccesoForm) => call('autenticarDashboard', values)
  return (
    <form onSubmit={form.submit(save, onFailed)} noValidate>
      <DraftNotice draft={form.draft} />
      <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
      <TextField label="Usuario" {...form.field('usuario')} />
      <TextField label="Clave" {...form.field('clave')} />
      <button type="submit">Guardar</button>
    </form>
  )
}

function open(answers: Answers = {}) {
  const received = fakeServer({ ...drafts, ...answers })
  const onFailed = vi.fn()
  renderScreen(<Subject onFailed={onFailed} />)
  const sent = (name: string) => received.filter((one) => one.name === name)
  return { sent, onFailed, user: userEvent.setup() }
}

const press = { name: 'Guardar' }

describe('rules', () => {
  test('a field says what is wrong when it is left', async () => {
    const { user } = open()
    await user.click(screen.getByLabelText('Usuario'))
    await user.tab()
    expect(await screen.findByText('Debe ingresar una usuario')).toBeVisible()
  })

  test('a submit that is refused by the rules sends nothing, lists what is wrong and focuses the first', async () => {
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

  test('what is corrected leaves the summary', async () => {
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

describe('drafts', () => {
  test('what is typed is kept after a pause, and discarded once saved', async () => {
    const { user, sent } = open({ autenticarDashboard: ingreso })
    await user.type(screen.getByLabelText('Usuario'), 'ana')
    await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
    const contenido = { usuario: 'ana', clave: '' }
    expect(sent('guardarBorrador')[0]?.payload).toEqual({ formulario: 'prueba:1', contenido })
    await user.type(screen.getByLabelText('Clave'), 'x')
    await user.click(screen.getByRole('button', press))
    await waitFor(() => expect(sent('descartarBorrador')).toHaveLength(1))
  })

  test('a draft is put back and says so; fields that no longer exist are ignored', async () => {
    const contenido = { usuario: 'ana', otro: 'x' }
    const { user } = open({ obtenerBorrador: { contenido, actualizado: '2026-11-21T12:00:00Z' } })
    expect(await screen.findByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
    expect(screen.getByLabelText('Usuario')).toHaveValue('ana')
    await user.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(screen.getByLabelText('Usuario')).toHaveValue('')
    expect(screen.queryByText('Recuperamos lo que estaba escribiendo')).toBeNull()
  })

  test('whoever is already typing wins over a late draft', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<Answer<'obtenerBorrador'>>()
    const { user } = open({ obtenerBorrador: () => late })
    await user.type(screen.getByLabelText('Usuario'), 'yo')
    await act(async () => answer({ contenido: { usuario: 'antes' }, actualizado: '' }))
    expect(screen.getByLabelText('Usuario')).toHaveValue('yo')
  })
})
