import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sizeText } from '../../lib/files.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FileDrop } from './file-drop.tsx'

const REFUSED =
  'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'

const pdf = (name: string, bytes = 20) => {
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-1.7'))
  return new File([content], name, { type: 'application/pdf' })
}
const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'foto.pdf', { type: 'application/pdf' })

function open() {
  const onAdd = vi.fn()
  const onRemove = vi.fn()
  renderScreen(
    <FileDrop
      label="Adjuntar documentos"
      files={[{ id: 'a', nombre: 'cedula.pdf', tamano: 640_000, estado: 'listo' }]}
      onAdd={onAdd}
      onRemove={onRemove}
    />,
  )
  const input = screen.getByLabelText('Adjuntar documentos')
  return { onAdd, onRemove, pick: (files: File[]) => userEvent.setup({ applyAccept: false }).upload(input, files) }
}

const names = (onAdd: ReturnType<typeof vi.fn>) => (onAdd.mock.calls.flat(2) as File[]).map(({ name }) => name)

test('a PDF is taken', async () => {
  const { onAdd, pick } = open()
  await pick([pdf('uno.pdf')])
  await waitFor(() => expect(names(onAdd)).toEqual(['uno.pdf']))
})

test.each([
  ['bytes that are not what the name says', png()],
  ['more than 2 MB', pdf('grande.pdf', 2_097_153)],
])('%s are refused by name, the rest is taken', async (_, bad) => {
  const { onAdd, pick } = open()
  await pick([bad, pdf('bien.pdf')])
  expect(await screen.findByRole('alert')).toHaveTextContent(`${REFUSED} (${bad.name})`)
  expect(names(onAdd)).toEqual(['bien.pdf'])
})

test('exactly 2 MB is taken', async () => {
  const { onAdd, pick } = open()
  await pick([pdf('justo.pdf', 2_097_152)])
  await waitFor(() => expect(names(onAdd)).toEqual(['justo.pdf']))
})

test('eleven in one selection are refused', async () => {
  const { onAdd, pick } = open()
  await pick(Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)))
  expect(await screen.findByRole('alert')).toHaveTextContent('Puede agregar hasta 10 archivos a la vez.')
  expect(onAdd).not.toHaveBeenCalled()
})

test('a file of the list can be taken away', async () => {
  const { onRemove } = open()
  expect(screen.getByText('640 kB · guardado')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar cedula.pdf' }))
  expect(onRemove).toHaveBeenCalledWith('a')
})

test.each([
  [1, '1 kB'],
  [640_000, '640 kB'],
  [1_140_000, '1,1 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
