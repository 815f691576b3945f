import 'server-only'

// Small files in the manner of public data sets and of sellers' own sheets.
export const CRAWL = `uniq_id,crawl_timestamp,product_url,product_name,product_category_tree,pid,retail_price,discounted_price,image,is_FK_Advantage_product,description,product_rating,overall_rating,brand,product_specifications
u1,2016-03-25 22:59:23 +0000,http://shop.example/p1,Asha Solid Shorts,"[""Clothing >> Women's Clothing >> Shorts >> Asha Shorts""]",P1,999,379,"[""http://img.example/1.jpeg"", ""http://img.example/2.jpeg""]",false,Cotton shorts,No rating available,No rating available,Asha,"{""product_specification""=>[{""key""=>""Fabric"", ""value""=>""Cotton""}, {""value""=>""3 shorts""}]}"
u2,2016-03-25 22:59:23 +0000,http://shop.example/p2,Asha Solid Shorts,"[""Clothing >> Women's Clothing >> Shorts >> Asha Shorts""]",P2,699,267,"[""http://img.example/3.jpeg""]",false,Cotton shorts,5,5,Asha,"{""product_specification""=>nil}"
u3,2016-03-25 22:59:23 +0000,http://shop.example/p3,Double Sofa Bed,"[""Furniture >> Living Room Furniture >> Sofa Beds""]",P3,32157,22646,,false,"A sofa, and a bed",No rating available,No rating available,Haat,
`

export const GROCERIES = `index,product,category,sub_category,brand,sale_price,market_price,type,rating,description
1,Garlic Oil - Vegetarian Capsule 500 mg,Beauty & Hygiene,Hair Care,Sri Sri,220,220,Hair Oil & Serum,4.1,"Oil of garlic, 60 pieces"
2,Water Bottle - Orange,"Kitchen, Garden & Pets",Storage & Accessories,Haat,180,180,Water & Fridge Bottles,2.3,Steel
3,Water Bottle - Orange,"Kitchen, Garden & Pets",Storage & Accessories,Haat,149.5,250,Water & Fridge Bottles,,
`

export const FASHION = `ProductID,ProductName,ProductBrand,Gender,Price (INR),NumImages,Description,PrimaryColor
10017413,Unisex Trolley Bag,Haat,Unisex,11745,7,Black and grey trolley bag,Black
10016283,Men Blue Regular Fit Jeans,Asha,Men,5810,7,"Blue jeans, five pockets",Blue
`

export const KIRANA = `नाम,name,category,MRP,selling price,stock,unit
प्याज़ 1 किलो,Pyaz 1 kg,सब्ज़ी,45,40,120,kg
टमाटर 1 किलो,टमाटर 1 किलो,सब्ज़ी,60,52,80,kg
`
