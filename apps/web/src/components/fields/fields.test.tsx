import { coincide } from '@alerce/domain/base/persona/nombre'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { RutField } from './rut-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

function Text({ onValue }: { readonly onValue: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onValue(next)
  }
  return (
    <>
      <RutField label="RUT" value={value} onChange={change} />
      <button type="button">después</button>
    </>
  )
}

function Day({
  onValue,
  reads = 'dia',
}: {
  readonly onValue: (value: string) => void
  readonly reads?: 'dia' | 'nacimiento'
}) {
  const [value, setValue] = useState('1974-03-07')
  const change = (next: string) => {
    setValue(next)
    onValue(next)
  }
  return <DateField label="Fecha" reads={reads} value={value} onChange={change} />
}

test.each([
  ['123456785', '12.345.678-5'],
  ['12345678-5', '12.345.678-5'],
  ['1234', '1234'],
])('a rut typed as %s is left as %s', async (typed, left) => {
  renderScreen(<Text onValue={() => undefined} />)
  await userEvent.type(screen.getByLabelText('RUT'), typed)
  await userEvent.tab()
  expect(screen.getByLabelText('RUT')).toHaveValue(left)
})

describe('dates', () => {
  test('a typed date gives an ISO value', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" value="" onChange={onChange} />)
    await userEvent.type(screen.getByLabelText('Fecha'), '05-03-1984')
    expect(onChange).toHaveBeenLastCalledWith('1984-03-05')
  })

  test('a date is shown DD-MM-YYYY', () => {
    renderScreen(<DateField label="Fecha" value="1984-03-05" onChange={() => undefined} />)
    expect(screen.getByLabelText('Fecha')).toHaveValue('05-03-1984')
  })

  test('a date that is not required can be emptied', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" value="1984-03-05" onChange={onChange} />)
    await userEvent.clear(screen.getByLabelText('Fecha'))
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  test.each(['31-02-1990', '07-03-92', '01-2015', 'hoy'])('%s stays, and gives the typed text', async (typed) => {
    const onChange = vi.fn()
    renderScreen(<Day onValue={onChange} />)
    await userEvent.clear(screen.getByLabelText('Fecha'))
    await userEvent.type(screen.getByLabelText('Fecha'), typed)
    await userEvent.tab()
    expect(screen.getByLabelText('Fecha')).toHaveValue(typed)
    expect(onChange).toHaveBeenLastCalledWith(typed)
  })

  test('a birth takes two digits of its year', async () => {
    const onChange = vi.fn()
    renderScreen(<Day reads="nacimiento" onValue={onChange} />)
    await userEvent.clear(screen.getByLabelText('Fecha'))
    await userEvent.type(screen.getByLabelText('Fecha'), '07-03-92')
    await userEvent.tab()
    expect(screen.getByLabelText('Fecha')).toHaveValue('07-03-1992')
    expect(onChange).toHaveBeenLastCalledWith('1992-03-07')
  })

  test('a birth is picked by its year', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" reads="nacimiento" max="2026-11-22" value="" onChange={onChange} />)
    await userEvent.click(screen.getByLabelText('Fecha'))
    await userEvent.click(screen.getByRole('button', { name: '1984' }))
    await userEvent.selectOptions(screen.getByLabelText('Mes'), 'marzo')
    await userEvent.click(screen.getByRole('button', { name: '05-03-1984' }))
    expect(onChange).toHaveBeenLastCalledWith('1984-03-05')
  })

  test('no calendar opens by itself when the field takes the focus; an arrow opens it, and Tab walks it', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" value="2026-11-20" onChange={onChange} />)
    await userEvent.tab()
    expect(screen.getByLabelText('Fecha')).toHaveFocus()
    expect(screen.queryByLabelText('Mes')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    expect(screen.getByLabelText('Mes')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByLabelText('Año')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: '20-11-2026' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28')
    expect(screen.getByLabelText('Fecha')).toHaveFocus()
  })

  test('a day is picked in the calendar under the field, which offers nothing outside', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" value="2026-11-20" min="2026-11-10" max="2026-12-15" onChange={onChange} />)
    await userEvent.click(screen.getByLabelText('Fecha'))
    expect(screen.getByRole('button', { name: '20-11-2026' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: '09-11-2026' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
    expect(screen.getByRole('button', { name: '16-12-2026' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: '15-12-2026' }))
    expect(onChange).toHaveBeenLastCalledWith('2026-12-15')
    expect(screen.queryByRole('button', { name: 'Mes siguiente' })).toBeNull()
  })

  test('another month and another year are a choice away', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" value="2026-11-20" onChange={onChange} />)
    await userEvent.click(screen.getByLabelText('Fecha'))
    await userEvent.selectOptions(screen.getByLabelText('Año'), '1984')
    await userEvent.selectOptions(screen.getByLabelText('Mes'), 'febrero')
    await userEvent.click(screen.getByRole('button', { name: '29-02-1984' }))
    expect(onChange).toHaveBeenLastCalledWith('1984-02-29')
  })

  test('Escape closes the calendar and leaves the date', async () => {
    const onChange = vi.fn()
    renderScreen(<DateField label="Fecha" value="2026-11-20" onChange={onChange} />)
    await userEvent.click(screen.getByLabelText('Fecha'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: '20-11-2026' })).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })
})

const none = { value: '', onChange: () => undefined }
const said = { description: 'Como en la cédula', error: 'Debe ingresar' }

describe.each([
  ['a line', 'textbox', (props: object) => <TextField label="Nombre" {...none} {...props} />],
  ['a text', 'textbox', (props: object) => <TextAreaField label="Nombre" {...none} {...props} />],
  ['a select', 'combobox', (props: object) => <SelectField label="Nombre" options={[]} {...none} {...props} />],
])('%s', (_kind, role, draw) => {
  test('is named by its label, without the asterisk, and described by its error and its description', () => {
    renderScreen(draw({ ...said, required: true, 'data-path': 'nombre' }))
    const control = screen.getByRole(role, { name: 'Nombre' })
    expect(control).toHaveAccessibleDescription('Debe ingresar Como en la cédula')
    expect(control).toHaveAttribute('aria-invalid', 'true')
    expect(control).toHaveAttribute('data-path', 'nombre')
    expect(control.hasAttribute('required')).toBe(false)
    expect(screen.getByText('Nombre')).toHaveTextContent('Nombre *')
  })

  test('with nothing wrong is neither invalid nor described', () => {
    renderScreen(draw({}))
    const control = screen.getByRole(role, { name: 'Nombre' })
    expect(control.hasAttribute('aria-invalid')).toBe(false)
    expect(control.hasAttribute('aria-describedby')).toBe(false)
  })
})

test('a select that is only read is disabled', () => {
  renderScreen(<SelectField label="Sexo" options={[]} {...none} readOnly />)
  expect(screen.getByLabelText('Sexo')).toHaveProperty('disabled', true)
})

test('content beside a text input is visible and no part of its name', () => {
  renderScreen(<TextField label="Teléfono" {...none} prefix="+56" suffix="móvil" />)
  expect(screen.getByText('+56')).toBeVisible()
  expect(screen.getByText('móvil')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toBeVisible()
})

test('a select offers "nothing yet" only while nothing is chosen', async () => {
  const options = [{ value: 'M', label: 'Masculino' }]
  const onChange = vi.fn()
  renderScreen(<SelectField label="Sexo" value="" onChange={onChange} options={options} />)
  expect(screen.getByRole('option', { name: 'Elija una opción' })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Sexo'), 'Masculino')
  expect(onChange).toHaveBeenCalledWith('M')
})

test('a choice is a group of radios with its error', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'si', label: 'Sí' },
    { value: 'no', label: 'No' },
  ]
  renderScreen(<ChoiceField label="Pensión" value="" onChange={onChange} options={options} error="Debe ingresar" />)
  expect(screen.getByRole('group', { name: 'Pensión' })).toHaveAccessibleDescription('Debe ingresar')
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  expect(onChange).toHaveBeenCalledWith('no')
})

test.each([
  ['Región de Ñuble', 'nuble', true],
  ['Región Metropolitana', 'metro', true],
  ['Región Metropolitana', 'reg met', true],
  ['Región Metropolitana', 'tropol', false],
])('%s is found by %s: %s', (label, search, found) => expect(coincide(label, search)).toBe(found))
