import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import {
  type CodificacionDeUnByte,
  codificacionesDeUnByte,
  nombresDeCodificacion,
} from '@alerce/domain/base/texto/codificacion'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import type { Importacion } from '../queries.ts'
import type { Planilla } from '../use-planilla.ts'
import classes from './importacion.module.css'

interface LecturaProps {
  readonly importacion: Importacion
  readonly planilla: Planilla
}

const opciones = codificacionesDeUnByte.map((value) => ({ value, label: nombresDeCodificacion[value] }))

/**
 * In which encoding a file was read, with two names that show it, and another one to choose where its bytes do not tell.
 * A file without accents reads the same in all: of it nothing is said.
 */
export function Lectura({ importacion, planilla }: LecturaProps) {
  const { importacionId, codificacion, codificacionDudosa: dudosa, muestra } = importacion
  if (codificacion === null || (muestra.length === 0 && !dudosa)) return null
  const archivo = planilla.archivoDe(importacionId)
  const seElige = codificacion !== 'utf-8'
  return (
    <div className={classes.lectura}>
      {dudosa && <Notice tone="warn">{m.codificacionDudosa.text}</Notice>}
      <p>
        Tildes leídas como {nombresDeCodificacion[codificacion]}
        {muestra.length > 0 && ': '}
        <strong>{muestra.join(' · ')}</strong>
      </p>
      {seElige && archivo && (
        <SelectField
          label="Cómo se leen las tildes"
          value={dudosa ? '' : codificacion}
          options={opciones}
          disabled={planilla.busy}
          onChange={(elegida) => void planilla.take(archivo, elegida as CodificacionDeUnByte)}
        />
      )}
      {seElige && !archivo && <p>Para leerlas de otra manera, elija la planilla otra vez.</p>}
    </div>
  )
}
