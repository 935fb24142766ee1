import { useEffect } from 'react'
import { Empty } from '../../components/feedback/empty.tsx'
import { Failed } from '../../components/feedback/failed.tsx'
import { textoDeFalla } from '../../lib/browser/missing-part.ts'
import { reloadOnce } from '../../lib/browser/reload-once.ts'
import { useOnline } from '../../lib/browser/use-online.ts'

const again = () => window.location.reload()

/**
 * Retries when the network returns. With network the page is reloaded once: only a new page requests a failed chunk
 * again, and a newer build lacks the old one (decision 010). A screen that broke is reloaded once too: its draft is
 * kept.
 */
export function NotLoaded({ error }: { readonly error: unknown }) {
  const online = useOnline()
  useEffect(() => {
    window.addEventListener('online', again)
    reloadOnce()
    return () => window.removeEventListener('online', again)
  }, [])
  if (!online) {
    return (
      <Empty title="Esta pantalla todavía no está en este equipo">
        <p role="status">Se abre sola cuando vuelva la conexión. Lo que escribió está guardado.</p>
      </Empty>
    )
  }
  return <Failed text={textoDeFalla(error)} onRetry={again} />
}
