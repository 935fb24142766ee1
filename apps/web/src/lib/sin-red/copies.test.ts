import { expect, test, vi } from 'vitest'
import { clearCopies, copyOf, keepCopy, newest } from './copies.ts'

/** A vault in memory: the test environment has no IndexedDB. `sealed`: what a reply waits for before it is stored. */
const vault = vi.hoisted(() => ({ rows: new Map<string, object>(), sealed: Promise.resolve() }))
vi.mock('../drafts/vault.ts', () => ({
  openVault: async () => ({}),
  vaultKey: async (name = 'k') =>
    name === 'm' ? crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']) : name,
}))
vi.mock('../browser/sealed-store.ts', () => ({
  canSeal: () => true,
  seal: async (_key: unknown, reply: unknown) => {
    await vault.sealed
    return { reply }
  },
  unseal: async (_key: unknown, { reply }: { reply: unknown }) => reply,
  withStore: async (_open: unknown, _name: string, _mode: string, work: (store: object) => unknown) =>
    work({
      getAll: () => [...vault.rows.values()],
      put: (row: { clave: string }) => vault.rows.set(row.clave, row),
      delete: (clave: string) => vault.rows.delete(clave),
      clear: () => vault.rows.clear(),
    }),
}))

const reply = { reply: { nombre: 'Ana' }, en: '2026-11-21T12:00:00.000Z' }

test('a reply that is being sealed when the copies are cleared is not kept', async () => {
  await keepCopy(1, 'regiones', {}, reply)
  expect(await newest()).toMatchObject({ usuario: 1 })
  let go = () => {}
  vault.sealed = new Promise((resolve) => {
    go = resolve
  })
  const late = keepCopy(1, 'obtenerMiDia', {}, reply)
  await clearCopies()
  go()
  await late
  expect([vault.rows.size, await newest(), await copyOf('obtenerMiDia', {})]).toEqual([0, undefined, undefined])
})
