import { useContext } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { SesionContext } from '../queries.ts'

const contadas = (respuestas: number) => (respuestas === 1 ? '1 respuesta' : `${respuestas} respuestas`)

/** Way to the questions to the advisor, at the foot of each screen. */
export function Preguntar() {
  const { onPreguntar, respuestas } = useContext(SesionContext)
  return (
    <Button kind="quiet" onClick={onPreguntar}>
      Preguntar a mi asesor{respuestas > 0 && ` (${contadas(respuestas)})`}
    </Button>
  )
}
