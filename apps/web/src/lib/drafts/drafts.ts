import { call } from '../api/call.ts'
import { ApiRefusal, ApiUnreachable } from '../api/errors.ts'
import { destroyVault, forgetWaiting, keepWaiting, readWaiting } from './vault.ts'

/** Whose drafts these are; set with the session. */
let usuario: number | null = null

const unsent = (error: unknown) =>
  error instanceof ApiUnreachable || (error instanceof ApiRefusal && error.status === 401)

async function store(formulario: string, contenido: unknown, keepalive: boolean): Promise<void> {
  if (contenido === null) await call('descartarBorrador', { formulario }, { keepalive })
  else await call('guardarBorrador', { formulario, contenido }, { keepalive })
}

/** Keeps what is typed on the server; without network, or once the session has ended, in the browser's vault. */
export async function saveDraft(formulario: string, contenido: unknown, keepalive = false): Promise<void> {
  try {
    await store(formulario, contenido, keepalive)
    await forgetWaiting(formulario)
  } catch (error) {
    if (!unsent(error)) throw error
    if (usuario !== null) await keepWaiting(usuario, { formulario, contenido })
  }
}

export const discardDraft = (formulario: string): Promise<void> => saveDraft(formulario, null)

/** Sends what waited, oldest name first; stops at the first that still cannot be sent. */
export async function flushDrafts(): Promise<void> {
  if (usuario === null) return
  for (const { formulario, contenido } of await readWaiting(usuario)) {
    await store(formulario, contenido, false)
    await forgetWaiting(formulario)
  }
}

const open = new Set<() => Promise<void>>()

/** A form on screen says how to save what it has not saved yet. */
export function trackOpenDraft(save: () => Promise<void>): () => void {
  open.add(save)
  return () => open.delete(save)
}

/** What is on screen and not saved yet is saved now. One that cannot be does not keep the session open. */
export async function saveOpenDrafts(): Promise<void> {
  await Promise.allSettled([...open].map((save) => save()))
}

/** The session is somebody else's, or nobody's: what waits here goes on waiting for its owner. */
export function leaveDrafts(): void {
  usuario = null
}

/** The person has left: nothing of theirs stays in this browser. */
export async function forgetDrafts(): Promise<void> {
  leaveDrafts()
  await destroyVault()
}

/** A session begins: its user's waiting drafts go to the server. */
export async function draftsOf(identificador: number): Promise<void> {
  usuario = identificador
  await flushDrafts()
}

/** The draft of a form, or null. What waits in the browser is newer than what the server has. */
export async function loadDraft(formulario: string): Promise<unknown> {
  const waiting = usuario === null ? [] : await readWaiting(usuario)
  const own = waiting.find((draft) => draft.formulario === formulario)
  if (own) return own.contenido
  const kept = await call('obtenerBorrador', { formulario })
  return kept?.contenido ?? null
}
