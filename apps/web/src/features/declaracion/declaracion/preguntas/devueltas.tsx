import { nombreDePregunta } from '@alerce/domain/declaracion/preguntas'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import classes from '../declaracion.module.css'

interface DevueltasProps {
  /** Their numbers. */
  readonly preguntas: readonly number[]
  readonly onShow: (id: number) => void
}

/** Answers given without network that met another one when they arrived: each is looked at before anything goes on. */
export function Devueltas({ preguntas, onShow }: DevueltasProps) {
  const [primera] = preguntas
  if (primera === undefined) return null
  const show = (
    <Button kind="quiet" onClick={() => onShow(primera)}>
      Ver la {nombreDePregunta(primera)}
    </Button>
  )
  return (
    <div className={classes.told}>
      <Notice actions={show}>
        {preguntas.length === 1
          ? `Su respuesta a la ${nombreDePregunta(primera)} no se guardó: mientras tanto se guardó otra.`
          : `Sus respuestas a las preguntas ${preguntas.join(', ')} no se guardaron: mientras tanto se guardaron otras.`}
      </Notice>
    </div>
  )
}
