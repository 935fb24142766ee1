import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SearchSelectField } from './search-select-field.tsx'

const options = [
  { value: '1', label: 'Ñuñoa' },
  { value: '2', label: 'Las Condes' },
  { value: '3', label: 'Los Ángeles' },
  { value: '4', label: 'Talcahuano' },
  { value: '5', label: 'Talca' },
]

interface Given {
  readonly first?: string
  readonly required?: boolean
  readonly readOnly?: boolean
}

function open({ first = '', ...rest }: Given = {}) {
  const onChange = vi.fn()
  const onSubmit = vi.fn()
  function Field() {
    const [value, setValue] = useState(first)
    const change = (next: string) => {
      onChange(next)
      setValue(next)
    }
    return (
      <form action={onSubmit}>
        <SearchSelectField label="Ciudad" value={value} onChange={change} options={options} {...rest} />
        <button type="submit">Enviar</button>
      </form>
    )
  }
  renderScreen(<Field />)
  return { onChange, onSubmit, field: screen.getByRole('combobox', { name: /Ciudad/ }) }
}

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('a long list', () => {
  test.each([
    ['nunoa', ['Ñuñoa']],
    ['con', ['Las Condes']],
    ['l', ['Las Condes', 'Los Ángeles']],
    ['angeles l', ['Los Ángeles']],
    ['x', []],
  ])('typing %s leaves %o', async (typed, expected) => {
    const { field } = open()
    await userEvent.type(field, typed)
    expect(offered()).toEqual(expected)
    expect(screen.queryAllByText('Sin coincidencias')).toHaveLength(expected.length === 0 ? 1 : 0)
  })

  test('by keyboard: the field names the option, Enter takes it and sends nothing', async () => {
    const { field, onChange, onSubmit } = open()
    await userEvent.type(field, 'l{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Los Ángeles' }).id)
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith('3')
    expect(field).toHaveValue('Los Ángeles')
    expect(offered()).toEqual([])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('typing and Enter choose the first match', async () => {
    const { field, onChange } = open()
    await userEvent.type(field, 'l{Enter}')
    expect(onChange).toHaveBeenCalledWith('2')
  })

  test.each([
    ['nuno', 'Ñuñoa', [['1']]],
    ['l', '', []],
  ])('Tab after %s: the only match is taken, of several none', async (typed, shown, told) => {
    const { field, onChange } = open({ required: true })
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field).toHaveValue(shown)
    expect(onChange.mock.calls).toEqual(told)
  })

  test('with the chosen one in the field all are offered, and it is marked', async () => {
    const { field } = open({ first: '2' })
    await userEvent.click(field)
    expect(offered()).toHaveLength(5)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Las Condes')
  })

  test.each([
    ['{Escape}', ''],
    ['{Tab}', 'Elija de la lista: «Las Condeszzz» no quedó elegido.'],
  ])('%s: an unknown text leaves the former choice, with %j', async (key, said) => {
    const { field, onChange } = open({ first: '2', required: true })
    await userEvent.type(field, 'zzz')
    await userEvent.keyboard(key)
    expect(field).toHaveValue('Las Condes')
    expect(field).toHaveAccessibleDescription(said)
    expect(offered()).toEqual([])
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.type(field, 'n')
    expect(field).toHaveAccessibleDescription('')
  })

  test.each(['by Tab', 'by the mouse'])(
    'an exact name wins over a longer one with that prefix, left %s',
    async (how) => {
      const { field, onChange } = open({ required: true })
      await userEvent.type(field, 'talca')
      expect(offered()).toEqual(['Talcahuano', 'Talca'])
      await (how === 'by Tab' ? userEvent.tab() : userEvent.click(screen.getByRole('button', { name: 'Enviar' })))
      expect(field).toHaveValue('Talca')
      expect(onChange.mock.calls).toEqual([['5']])
    },
  )

  test.each([
    [false, [['']], ''],
    [true, [], 'Las Condes'],
  ])('emptied, required %s', async (required, told, shown) => {
    const { field, onChange } = open({ first: '2', required })
    await userEvent.clear(field)
    await userEvent.tab()
    expect(onChange.mock.calls).toEqual(told)
    expect(field).toHaveValue(shown)
  })

  test('emptied by its cross, which goes with the value: the field has the focus', async () => {
    const { field, onChange } = open({ first: '2' })
    const [cross] = screen.getAllByRole('button', { hidden: true, name: '' })
    await userEvent.click(cross!)
    expect(onChange).toHaveBeenCalledWith('')
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(offered()).toEqual([])
  })

  test('the focus alone does not open the list; an arrow or a press on the field does', async () => {
    const { field } = open()
    await userEvent.tab()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    expect(offered()).toHaveLength(5)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(field)
    expect(offered()).toHaveLength(5)
  })

  test('that is only read offers nothing', async () => {
    const { field } = open({ first: '2', readOnly: true })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    expect(offered()).toEqual([])
  })
})
