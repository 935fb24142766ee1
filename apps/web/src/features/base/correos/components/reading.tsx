import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import classes from '../correos.module.css'

interface ReadingProps {
  onBack(): void
  readonly children: ReactNode
}

/** What was chosen of the list: beside it where there is room, in its place on a phone, with the way back to it. */
export function Reading({ onBack, children }: ReadingProps) {
  const back = useRef<HTMLDivElement>(null)
  // in the list's place: the row that was pressed is no longer there to hold the focus
  useEffect(() => {
    if (back.current?.offsetParent) back.current.querySelector('button')?.focus()
  }, [])
  return (
    <div className={classes.reading}>
      <div ref={back} className={classes.back}>
        <Button kind="quiet" onClick={onBack}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          Volver a la bandeja
        </Button>
      </div>
      {children}
    </div>
  )
}
