import { afterAll, expect, test, vi } from 'vitest'
import { IntakeQueue } from './queue.ts'

// tests of a worker share modules: those built on the fake are loaded anew, and dropped at the end
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

vi.mock('./examine.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('without the examiner a file waits unexamined for the network, and is sent with it', async () => {
  const network = { up: false }
  const queue = new IntakeQueue(() => network.up)
  const sent: string[] = []
  const words = { refused: '', failed: () => '', working: '' }
  const send = ({ name }: File) => Promise.resolve(void sent.push(name))
  queue.add({ key: 'lugar', accepts: ['application/pdf'], words, send }, [new File(['x'], 'cédula.pdf')])
  await vi.waitFor(() => expect(queue.rows.at('lugar')).toMatchObject([{ state: 'waiting' }]))
  expect(sent).toEqual([])

  network.up = true
  queue.advance()
  await vi.waitFor(() => expect(queue.rows.at('lugar')).toEqual([]))
  expect(sent).toEqual(['cédula.pdf'])
})
