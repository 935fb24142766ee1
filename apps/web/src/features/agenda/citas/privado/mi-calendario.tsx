import { IconCalendarShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { LoadingBar } from '../../../../components/feedback/skeletons.tsx'
import type { Range } from '../range.ts'
import classes from './privado.module.css'

const PrivadoDialog = lazy(async () => ({ default: (await import('./privado-dialog.tsx')).PrivadoDialog }))

/** The agenda out of Alerce: by a secret address, or as a file of what is on screen. */
export function MiCalendario({ range }: { readonly range: Range }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label="Mi calendario en otros programas" onClick={() => setOpen(true)}>
        <IconCalendarShare size={16} stroke={1.75} aria-hidden="true" />
        <span>
          Mi calendario<span className={classes.more}> en otros programas</span>
        </span>
      </Button>
      {open && (
        <Suspense fallback={<LoadingBar />}>
          <PrivadoDialog range={range} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
