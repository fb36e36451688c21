import './Health.css'
import { countOf } from './words.ts'

interface FiguresProps {
  /** The table's caption; omitted if a heading says the same. */
  caption?: string
  /** The first column holds the names. */
  columns: readonly string[]
  /** A technical name, such as a table's, and numbers. */
  rows: readonly { name: string; numbers: readonly number[] }[]
}

/** A table of names and numbers. */
export function Figures({ caption, columns, rows }: FiguresProps) {
  return (
    <table className="health-figures">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, numbers }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
            </th>
            {numbers.map((number, at) => (
              <td key={columns[at + 1]}>{countOf(number)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
