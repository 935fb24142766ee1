import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { fechaMessages } from '@alerce/contract/messages/base/campos'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { aDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { MAXIMO_TABLA } from '@alerce/domain/cotizacion/catalogo/topes'
import { useState } from 'react'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { CsvDrop } from '../../../../components/intake/csv-drop.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { useRevisar } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import classes from './catalogo.module.css'

/** Error of the first day of validity of a table; null when it is valid. */
function problemaDe(desde: string): string | null {
  if (!esFecha(desde)) return fechaMessages.noValida.text
  return desde < todayInSantiago() ? m.desdeAnterior.text : null
}

/** A file of a table, looked at on the spot. */
export function Cargar({ tabla }: { readonly tabla: NombreDeTabla }) {
  const navigate = useWayOn()
  const revisar = useRevisar()
  const [desde, setDesde] = useState(todayInSantiago())
  const [refused, setRefused] = useState<string | null>(null)
  const { completa } = tablaDe(tabla)
  const wrong = completa ? problemaDe(desde) : null

  const take = async (archivo: File | undefined) => {
    if (!archivo || revisar.isPending) return
    const big = archivo.size > MAXIMO_TABLA ? m.muyGrande.text : null
    setRefused(wrong ?? big)
    if (wrong ?? big) return
    try {
      const { cargaId } = await revisar.mutateAsync({
        tabla,
        desde: aDDMMYYYY(completa ? desde : todayInSantiago()),
        archivo,
      })
      await navigate(lugarDe(tabla, cargaId), { preventScrollReset: true })
    } catch (error) {
      setRefused(messageOf(error, m.saveFailed.text))
    }
  }

  return (
    <div className={classes.load}>
      {completa && (
        <DateField
          label="Rige desde"
          value={desde}
          onChange={setDesde}
          min={todayInSantiago()}
          error={wrong}
          required
        />
      )}
      <CsvDrop
        verb="Elegir archivo CSV"
        hint="CSV de Excel, con los nombres de las columnas en la primera fila"
        busy={revisar.isPending}
        problem={refused}
        onFile={(file) => void take(file)}
      />
    </div>
  )
}
