import { useEffect, useEffectEvent, useRef } from 'react'
import { seAvisa, showAviso } from '../../../lib/avisos-de-equipo.ts'
import type { Notificacion } from './queries.ts'

const isInSight = () => document.visibilityState === 'visible' && document.hasFocus()

/**
 * Shows the notifications that arrive while the page is out of sight as notices of the operating system. Tabs share
 * their tag, so each is shown once. They carry the text of the bell alone: others may see the screen.
 */
export function useAvisar(notificaciones: readonly Notificacion[] | undefined, onOpen: () => void): void {
  /** Newest known; null until the first reading, which announces nothing. */
  const known = useRef<number | null>(null)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (!notificaciones) return
    const before = known.current
    known.current = Math.max(before ?? 0, ...notificaciones.map(({ notificacionId }) => notificacionId))
    if (before === null || isInSight()) return
    for (const { notificacionId, mensaje, leida, tipo } of notificaciones) {
      if (notificacionId <= before || leida === 'S' || !seAvisa(tipo)) continue
      const aviso = showAviso(mensaje, `alerce-${notificacionId}`)
      if (!aviso) return
      aviso.onclick = () => {
        window.focus()
        aviso.close()
        open()
      }
    }
  }, [notificaciones])
}
