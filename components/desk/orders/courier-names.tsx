/** The couriers that shop.json names, to choose from while typing. */
export const CourierNames = ({ couriers }: { couriers: readonly string[] }) => (
  <datalist id="couriers">
    {couriers.map(name => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
