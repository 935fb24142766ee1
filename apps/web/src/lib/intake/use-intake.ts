import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Destination } from './destination.ts'
import type { IntakeQueue } from './queue.ts'
import type { Upload } from './rows.ts'

export const IntakeContext = createContext<IntakeQueue | null>(null)

/** Files of one destination on screen, with their actions. The screen is inside an IntakeProvider. */
export function useIntake(destination: Destination) {
  const queue = useContext(IntakeContext)
  if (!queue) throw new Error('IntakeProvider is missing')
  const { uploads, said } = useSyncExternalStore(queue.rows.subscribe, queue.rows.snapshot)
  const { key } = destination
  return {
    uploads: uploads.filter(({ to }) => to === key),
    /** Last event, for a live region. */
    said: said?.to === key ? said.text : '',
    add: (files: readonly File[]) => queue.add(destination, files),
    cancel: ({ id }: Upload) => queue.cancel(id),
    repair: ({ id }: Upload) => void queue.repair(destination, id),
    retry: ({ id }: Upload) => queue.retry(destination, id),
    send: () => queue.send(destination),
    forget: useCallback(() => queue.forget(key), [queue, key]),
  }
}

export type Intake = ReturnType<typeof useIntake>
