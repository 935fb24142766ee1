import { useRef, useState } from 'react'
import { useWayOn } from '../../lib/browser/use-way-on.ts'
import type { AskFirst } from '../../lib/sale/iniciar-ds-manual.ts'
import { useConfirm } from '../dialogs/dialogs-provider.tsx'
import { useDecirDetencion } from '../use-decir-detencion.ts'

/** Finds the address of a sale; null: the user answered no. Throws Halt. */
type Hallar = (ask: AskFirst) => Promise<string | null> | string | null

/** Opens sales, one at a time: `abriendo` is the requested key. A refusal is shown in a dialog. */
export function useAbrirVenta<T>(failure: string) {
  const navigate = useWayOn()
  const say = useDecirDetencion()
  const confirm = useConfirm()
  const [abriendo, setAbriendo] = useState<T | null>(null)
  // a second press may precede the redraw
  const underWay = useRef(false)

  const open = async (que: T, prospectoId: number, find: Hallar) => {
    if (underWay.current) return
    underWay.current = true
    setAbriendo(() => que)
    try {
      const ruta = await find(confirm)
      if (ruta !== null) await navigate(ruta)
    } catch (error) {
      await say(error, prospectoId, failure)
    } finally {
      underWay.current = false
      setAbriendo(null)
    }
  }

  return { abriendo, open }
}
