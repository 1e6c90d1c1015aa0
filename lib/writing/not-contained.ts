/** Without those that another one already contains. */
export const notContained = (items: string[]) =>
  items.filter(
    (item, i) =>
      item.length > 0 &&
      !items.some(
        (other, j) =>
          j !== i &&
          other.toLowerCase().includes(item.toLowerCase()) &&
          (other.length > item.length || j < i),
      ),
  );
