import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Failed } from '../../../../components/feedback/failed.tsx'
import type { Reading } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import type { AvisoDialogProps } from './aviso.tsx'
import classes from './tarjeta.module.css'

interface AvisoDialogFrameProps<T> extends AvisoDialogProps {
  readonly title: string
  readonly wide?: boolean
  readonly of: Reading<T>
  /** Text of a failure. */
  readonly failureOf: (error: Error) => string
  readonly children: (data: T) => ReactNode
}

/** A dialog over a card that reads something of its prospect, in each of its states. */
export function AvisoDialog<T>(props: AvisoDialogFrameProps<T>) {
  const { title, wide = false, prospecto, of, failureOf, onClose, children } = props
  const footer = (
    <Button kind="primary" onClick={onClose}>
      Cerrar
    </Button>
  )
  return (
    <Dialog title={title} wide={wide} onClose={onClose} footer={footer}>
      <p className={classes.quien}>{prospecto.nombre}</p>
      <div className={classes.leido} aria-live="polite">
        <Leido of={of} failureOf={failureOf}>
          {children}
        </Leido>
      </div>
    </Dialog>
  )
}

type LeidoProps<T> = Pick<AvisoDialogFrameProps<T>, 'of' | 'failureOf' | 'children'>

function Leido<T>({ of, failureOf, children }: LeidoProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (!of.error) return <SkeletonLines />
  return <Failed text={failureOf(of.error)} busy={of.isFetching} onRetry={() => void of.refetch()} />
}
