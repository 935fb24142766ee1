import { useContext, useSyncExternalStore } from 'react'
import type { Rows } from '../../lib/intake/rows.ts'
import { IntakeContext } from '../../lib/intake/use-intake.ts'

const reasons: Readonly<Record<NonNullable<ReturnType<Rows['standing']>>, string>> = {
  underWay: 'Espere a que se guarden los archivos.',
  failed: 'Hay un archivo que no se guardó: reintente o descártelo.',
}

const nobody = () => () => undefined
const nothing = () => null

/** Why the stored files cannot be handed over yet: a chosen file is missing among them. null: they can. */
export function useUnsettled(): string | null {
  const rows = useContext(IntakeContext)?.rows
  const standing = useSyncExternalStore(rows?.subscribe ?? nobody, rows?.standing ?? nothing)
  return standing && reasons[standing]
}
