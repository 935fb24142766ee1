import { Button } from '../../../../../components/actions/button.tsx'
import classes from '../../../../../components/mesa/mesa.module.css'
import { CerrarButton } from './cerrar-button.tsx'

interface IrregularidadActsProps {
  readonly irregularidadId: number
  readonly nombre: string
  /** When it came, or its correction. */
  readonly desde: string
  /** What is wrong, in words. */
  readonly que: string
  /** Its advisor handed it back: it is looked at before it is closed. */
  readonly corregida: boolean
  readonly onClosed: (suscrito: boolean) => void
  readonly onReview: () => void
}

/** What the desk does with an irregularity where it stands, the first one first. */
export function IrregularidadActs({ corregida, onReview, ...closing }: IrregularidadActsProps) {
  const review = (
    <Button
      kind={corregida ? 'tonal' : 'quiet'}
      aria-label={`Revisar la irregularidad de ${closing.nombre}: ${closing.que}`}
      onClick={onReview}
    >
      Revisar
    </Button>
  )
  return (
    <span className={classes.acts}>
      {corregida && review}
      <CerrarButton {...closing} />
      {!corregida && review}
    </span>
  )
}
